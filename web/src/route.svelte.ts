/** The addresses of the page. What follows the # never reaches the server: it carries the tokens. */
import { keepSeat, keepWatching } from './seats';

export type Route =
  | { name: 'lobby' }
  | { name: 'table'; table: string; at: number | null }
  | { name: 'rules'; game: string; rule: string | null }
  | { name: 'nowhere' };

export interface Secrets {
  seat: string | null;
  watch: string | null;
}

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

/** Which page an address means. */
export function routeOf(path: string, hash: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const fragment = hash.replace(/^#/, '');
  if (parts.length === 0) return { name: 'lobby' };
  if (parts[0] === 't' && parts.length === 2 && parts[1] !== undefined) {
    const at = /(?:^|&)at=(\d+)(?:&|$)/.exec(fragment)?.[1];
    return { name: 'table', table: parts[1], at: at === undefined ? null : Number(at) };
  }
  if (parts[0] === 'rules' && parts.length === 2 && parts[1] !== undefined) {
    return { name: 'rules', game: parts[1], rule: fragment ? decodeURIComponent(fragment) : null };
  }
  return { name: 'nowhere' };
}

/** The tokens in a fragment: a seat's, or a spectator's. */
export function secretsOf(hash: string): Secrets {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const token = (name: string): string | null => {
    const value = found.get(name);
    return value !== null && TOKEN.test(value) ? value : null;
  };
  return { seat: token('seat'), watch: token('watch') };
}

class Router {
  route = $state.raw<Route>({ name: 'lobby' });
  /** Grows with every token that an address has brought. */
  tokens = $state(0);

  start(): void {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
    this.read();
  }

  /** Goes to an address of the page. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Changes the address without a step in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.read();
  }

  private read(): void {
    const route = routeOf(location.pathname, location.hash);
    if (route.name === 'table') this.takeTokens(route.table);
    this.route = route;
  }

  /** A token goes into this browser's storage and out of the address, which people share. */
  private takeTokens(table: string): void {
    const { seat, watch } = secretsOf(location.hash);
    if (seat !== null) keepSeat(table, seat);
    if (watch !== null) keepWatching(table, watch);
    if (seat === null && watch === null) return;
    history.replaceState(null, '', location.pathname);
    this.tokens += 1;
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    const address = new URL(link.href, location.href);
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
    if (routeOf(address.pathname, address.hash).name === 'nowhere') return;
    event.preventDefault();
    this.go(address.pathname + address.search + address.hash);
  }
}

export const router = new Router();
