import { isIP } from 'node:net';
import type { Context } from '../context.ts';
import { findRealm, findRealmAt, type RealmRecord } from '../realms/realms.store.ts';
import { getPublicOrigin } from './origin.ts';

type Realms = Pick<Context, 'db' | 'config' | 'defaultRealm'>;

const idPattern = /^[a-z][a-z0-9-]{0,39}$/;
const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/** Removes the prefix that clients of another, compatible service put before realm ids. */
const withoutPrefix = (id: string) => id.replace(/^dce\./, '');

/** Finds a realm by an id sent by the caller. */
export async function findRealmById(context: Realms, sent: string): Promise<RealmRecord | undefined> {
  const id = withoutPrefix(sent.trim().toLowerCase());
  return idPattern.test(id) ? findRealm(context.db, id) : undefined;
}

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
const isLocal = (host: string) => host === 'localhost' || isIP(host) !== 0;

/** Finds a realm by a host name without port. localhost and IP addresses get the default realm. */
export async function findRealmByHost(context: Realms, sent: string): Promise<RealmRecord | undefined> {
  const host = bare(sent);
  const realm = hostPattern.test(host) ? await findRealmAt(context.db, host) : undefined;
  if (realm) return realm;
  return isLocal(host) && context.defaultRealm ? findRealm(context.db, context.defaultRealm) : undefined;
}

/** Returns the host name of an `Origin` header; undefined for a missing header or `null`. */
export function parseOriginHost(origin: string | null | undefined): string | undefined {
  return origin && URL.canParse(origin) ? bare(new URL(origin).hostname) : undefined;
}

/**
 * Returns the realm id that a request sends: in a header, or for the live stream in the query, because a browser's
 * EventSource cannot send headers.
 */
function sentId({ headers, url }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  return headers.get('realm') ?? (pathname === '/api/v2/live' ? searchParams.get('realm') : null);
}

/** Finds the realm that a request names by header, host name or Origin, without the default realm. */
async function namedRealm(context: Realms, request: Request): Promise<RealmRecord | undefined | 'unknown'> {
  const sent = sentId(request);
  if (sent !== null) return (await findRealmById(context, sent)) ?? 'unknown';
  const candidates = [bare(getPublicOrigin(request).hostname), parseOriginHost(request.headers.get('origin'))];
  for (const host of candidates) {
    const realm = host && hostPattern.test(host) ? await findRealmAt(context.db, host) : undefined;
    if (realm) return realm;
  }
  return undefined;
}

/** True if a request names another realm than the given one. */
export async function namesOtherRealm(context: Realms, request: Request, realm: string): Promise<boolean> {
  const named = await namedRealm(context, request);
  return named === 'unknown' || (named !== undefined && named.id !== realm);
}

/**
 * Determines the realm of a request: by the header `Realm`, the host name, the Origin header, or the default realm for
 * localhost and IP addresses. Undefined when there is none.
 */
export async function resolveRealm(context: Realms, request: Request): Promise<RealmRecord | undefined> {
  const named = await namedRealm(context, request);
  if (named === 'unknown') return undefined;
  return (
    named ??
    (isLocal(bare(getPublicOrigin(request).hostname)) && context.defaultRealm
      ? findRealm(context.db, context.defaultRealm)
      : undefined)
  );
}
