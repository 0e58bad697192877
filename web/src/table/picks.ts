/** Sets whose pieces may be clicked in any order (`Ask.pick`); pieces are numbers of actions, sets are multisets. */

function counts(pieces: readonly number[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const piece of pieces) found.set(piece, (found.get(piece) ?? 0) + 1);
  return found;
}

/** Whether the whole contains the part. */
export function contains(whole: readonly number[], part: readonly number[]): boolean {
  const has = counts(whole);
  return [...counts(part)].every(([piece, n]) => (has.get(piece) ?? 0) >= n);
}

export function isWhole(sets: readonly number[][], selection: readonly number[]): boolean {
  return sets.some((set) => set.length === selection.length && contains(set, selection));
}

/** The pieces that may be added: some set contains the selection with them. */
export function openPieces(sets: readonly number[][], selection: readonly number[]): Set<number> {
  const open = new Set<number>();
  const chosen = counts(selection);
  for (const set of sets) {
    if (!contains(set, selection)) continue;
    for (const [piece, n] of counts(set)) if (n > (chosen.get(piece) ?? 0)) open.add(piece);
  }
  return open;
}

/** Whether all sets with the selection begin with it: played in this order, it closes none of them. */
export function leadsToAll(sets: readonly number[][], selection: readonly number[]): boolean {
  return sets.every((set) => !contains(set, selection) || selection.every((piece, index) => set[index] === piece));
}

/** How many of each piece could be in a set at most: that many are laid out to be clicked. */
export function mostOfEach(sets: readonly number[][]): Map<number, number> {
  const most = new Map<number, number>();
  for (const set of sets) for (const [piece, n] of counts(set)) most.set(piece, Math.max(n, most.get(piece) ?? 0));
  return most;
}

export function howMany(selection: readonly number[], piece: number): number {
  return selection.filter((one) => one === piece).length;
}

/** The selection without one such piece. */
export function without(selection: readonly number[], piece: number): number[] {
  const last = selection.lastIndexOf(piece);
  return selection.filter((_, index) => index !== last);
}

/** What a click on a piece does: add it, or take it out again when nothing more can be added. */
export function clicked(sets: readonly number[][], selection: readonly number[], piece: number): number[] {
  if (openPieces(sets, selection).has(piece)) return [...selection, piece];
  return howMany(selection, piece) > 0 ? without(selection, piece) : [...selection];
}
