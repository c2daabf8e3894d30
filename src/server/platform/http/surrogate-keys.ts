import type { Context } from 'hono';
import type { RealmEnv } from './request-context.ts';

/** The header in which an answer names what it is made of, for caches that forget by it. Fastly knows it by this name. */
export const KEYS_HEADER = 'surrogate-key';

type Http = Context<RealmEnv>;

/** The key of everything of a realm, or of one thing: `apex`, `apex/page/home`. */
export const surrogateKey = (realm: string, ...thing: (string | number)[]): string => [realm, ...thing].join('/');

/** Notes that a call's answer is made of something. The realm itself is always among it. */
export function madeOf(http: Http, ...thing: (string | number)[]): void {
  const keys = http.get('surrogateKeys') ?? new Set<string>();
  keys.add(thing.join('/'));
  http.set('surrogateKeys', keys);
}

/** Says what an answer is made of. */
export function sayKeys(http: Http, realm: string): void {
  const things = [...(http.get('surrogateKeys') ?? [])].map((thing) => surrogateKey(realm, thing));
  http.header(KEYS_HEADER, [surrogateKey(realm), ...things].join(' '));
}
