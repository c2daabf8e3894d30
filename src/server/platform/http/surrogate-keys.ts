import type { RealmContext } from '../realm-context.ts';
import type { Http } from './request-context.ts';

/**
 * Response header with surrogate keys, which name the content of a response. Caches purge responses by these keys
 * (Fastly's name for the header).
 */
export const SURROGATE_KEY_HEADER = 'surrogate-key';

/** Formats the surrogate key of a realm or of one of its items: `apex`, `apex/page/home`. */
export const surrogateKey = (realm: string, ...thing: (string | number)[]): string => [realm, ...thing].join('/');

/** Adds a surrogate key to the response. The realm's own key is always included. */
export function addSurrogateKey(
  { surrogateKeys }: Pick<RealmContext, 'surrogateKeys'>,
  ...thing: (string | number)[]
): void {
  surrogateKeys.add(thing.join('/'));
}

/** Sets the header with the response's surrogate keys. */
export function setSurrogateKeys(
  http: Http,
  { realm, surrogateKeys }: Pick<RealmContext, 'realm' | 'surrogateKeys'>,
): void {
  const things = [...surrogateKeys].map((thing) => surrogateKey(realm.id, thing));
  http.header(SURROGATE_KEY_HEADER, [surrogateKey(realm.id), ...things].join(' '));
}
