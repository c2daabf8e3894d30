import type { Endpoint, RealmParameter } from '#schemas/wire/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Http } from '../../platform/http/request-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { findRealmById, findRealmByHost, resolveRealm } from '../../platform/http/realm.ts';
import { realmOfPlayerToken } from '../../viewing/playback/player-token.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

type Find = (context: Context, request: Request, value: string) => Promise<RealmRecord | undefined>;

/**
 * Lookups of the realm by each parameter that can name it: its id, a host name, or a signed URL. Such a parameter takes
 * precedence over the request's host.
 */
const finders: Readonly<Record<RealmParameter, Find>> = {
  realm: (context, _request, value) => findRealmById(context, value),
  host: (context, _request, value) => findRealmByHost(context, value),
  signed: realmOfPlayerToken,
};

/**
 * Determines the realm of a call.
 * @throws ProblemError 404 when there is none, 403 for a signed URL with an invalid signature
 */
export async function realmOfCall(
  context: Context,
  http: Http,
  { realmBy }: Pick<Endpoint, 'realmBy'>,
): Promise<RealmRecord> {
  const { raw } = http.req;
  const named = realmBy && (http.req.param(realmBy) ?? http.req.query(realmBy));
  const realm = await (realmBy && named ? finders[realmBy](context, raw, named) : resolveRealm(context, raw));
  if (!realm) throw new ProblemError('NOT_FOUND', ['Wrong host or realm']);
  http.set('realmId', realm.id);
  return realm;
}
