/** What has been built while the board was looked at comes up from the ground, once; what stood there before, stands. */
import { untrack } from 'svelte';

/** `now`: the thing has come where nothing was (null, undefined, false), and the element that draws it may rise. */
export function risesWhen(thing: () => unknown): { readonly now: boolean } {
  const isThere = (): boolean => thing() !== null && thing() !== undefined && thing() !== false;
  let stood = untrack(isThere);
  let now = $state(false);
  $effect.pre(() => {
    const stands = isThere();
    now = stands && (!stood || untrack(() => now));
    stood = stands;
  });
  return {
    get now() {
      return now;
    },
  };
}
