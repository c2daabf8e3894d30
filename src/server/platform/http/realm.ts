import { isIP } from 'node:net';
import type { Context } from '../context.ts';
import { findRealm, findRealmAt, type RealmRecord } from '../realms/realms.store.ts';
import { originOf } from './origin.ts';

type Realms = Pick<Context, 'db' | 'config' | 'defaultRealm'>;

const idPattern = /^[a-z][a-z0-9-]{0,39}$/;
const hostPattern = /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/;

/** Clients of the same family of services put this before the id. */
const withoutPrefix = (id: string) => id.replace(/^dce\./, '');

/** A realm by the id that a caller names. */
export async function realmById(context: Realms, sent: string): Promise<RealmRecord | undefined> {
  const id = withoutPrefix(sent.trim().toLowerCase());
  return idPattern.test(id) ? findRealm(context.db, id) : undefined;
}

const bare = (host: string) =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
const isLocal = (host: string) => host === 'localhost' || isIP(host) !== 0;

/** A realm by a host name without port. A host without name (localhost, an IP address) shows the default realm. */
export async function realmOfHost(context: Realms, sent: string): Promise<RealmRecord | undefined> {
  const host = bare(sent);
  const realm = hostPattern.test(host) ? await findRealmAt(context.db, host) : undefined;
  if (realm) return realm;
  return isLocal(host) && context.defaultRealm ? findRealm(context.db, context.defaultRealm) : undefined;
}

/** The host name of an `Origin` header; undefined for none, and for `null`. */
export function hostOfOrigin(origin: string | null | undefined): string | undefined {
  return origin && URL.canParse(origin) ? bare(new URL(origin).hostname) : undefined;
}

/** The id of a realm that a request sends: EventSource sends no headers, and names it in the address of its stream. */
function sentId({ headers, url }: Request): string | null {
  const { pathname, searchParams } = new URL(url);
  return headers.get('realm') ?? (pathname === '/api/v2/live' ? searchParams.get('realm') : null);
}

/** The realm that a request names outright: by header, host name or the page that it comes from. */
async function namedRealm(context: Realms, request: Request): Promise<RealmRecord | undefined | 'unknown'> {
  const sent = sentId(request);
  if (sent !== null) return (await realmById(context, sent)) ?? 'unknown';
  const candidates = [bare(originOf(request).hostname), hostOfOrigin(request.headers.get('origin'))];
  for (const host of candidates) {
    const realm = host && hostPattern.test(host) ? await findRealmAt(context.db, host) : undefined;
    if (realm) return realm;
  }
  return undefined;
}

/** Whether a request names a realm outright, and another than this one. */
export async function namesOtherRealm(context: Realms, request: Request, realm: string): Promise<boolean> {
  const named = await namedRealm(context, request);
  return named === 'unknown' || (named !== undefined && named.id !== realm);
}

/**
 * The realm that a request is for: by the header `Realm`, else by host name, else by the page that it comes from,
 * else the default one where the host has no name. Undefined when there is none.
 */
export async function resolveRealm(context: Realms, request: Request): Promise<RealmRecord | undefined> {
  const named = await namedRealm(context, request);
  if (named === 'unknown') return undefined;
  return (
    named ??
    (isLocal(bare(originOf(request).hostname)) && context.defaultRealm
      ? findRealm(context.db, context.defaultRealm)
      : undefined)
  );
}
