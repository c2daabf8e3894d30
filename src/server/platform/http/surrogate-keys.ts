import type { Context } from 'hono';
import type { RealmEnv } from './request-context.ts';

/** Response header with surrogate keys, by which caches purge (Fastly's name). */
export const SURROGATE_KEY_HEADER = 'surrogate-key';

type Http = Context<RealmEnv>;

/** Formats the surrogate key of a realm or of one of its items: `apex`, `apex/page/home`. */
export const surrogateKey = (realm: string, ...thing: (string | number)[]): string => [realm, ...thing].join('/');

/** Adds a surrogate key to a call's response. The realm's own key is always included. */
export function addSurrogateKey(http: Http, ...thing: (string | number)[]): void {
  const keys = http.get('surrogateKeys') ?? new Set<string>();
  keys.add(thing.join('/'));
  http.set('surrogateKeys', keys);
}

/** Sets the header with the response's surrogate keys. */
export function setSurrogateKeys(http: Http, realm: string): void {
  const things = [...(http.get('surrogateKeys') ?? [])].map((thing) => surrogateKey(realm, thing));
  http.header(SURROGATE_KEY_HEADER, [surrogateKey(realm), ...things].join(' '));
}
