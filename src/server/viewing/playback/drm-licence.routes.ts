import { inRealm } from '../../platform/db/scope.ts';
import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type ContentKey, deriveContentKey } from './content-key.ts';
import type { Scheme } from './protected-address.ts';
import { findFilm, streamedKinds } from './playable.ts';
import { readDrmLicenceToken, requireDrmLicenceSession } from './drm-licence-token.ts';
import { listOwnFilms, getScheme } from './title-streams.ts';

type Names = 'POST /api/v2/licence/{realm}/clearkey' | 'GET /api/v2/licence/{realm}/aes-128/{kid}';

/**
 * Returns the content keys that the request's token allows: those of the title's media, if the realm still encrypts it
 * with one of the allowed schemes.
 * @throws ProblemError 401 or 403 for an invalid token
 */
async function listKeys(context: HttpContext, allowed: readonly Scheme[]): Promise<ContentKey[]> {
  const { http, realm } = context;
  const claims = await readDrmLicenceToken(context, realm.id, http.req.header('authorization'));
  const film = await inRealm(context.db, realm.id, async (tx) => {
    await requireDrmLicenceSession(tx, claims, context.clock.now());
    const content = await findContent(tx, realm.id, claims.content, streamedKinds);
    return content && findFilm(tx, realm.id, content);
  });
  const scheme = film?.protection && getScheme(film.protection);
  if (!film || !scheme || !allowed.includes(scheme)) return [];
  return listOwnFilms(film).map((name) =>
    deriveContentKey(context.keys.content, { realm: realm.id, film: name, scheme }),
  );
}

const findKey = (keys: readonly ContentKey[], id: Buffer) => keys.find(({ kid }) => kid.equals(id));

export const drmLicenceHandlers: Handlers<Names> = {
  'POST /api/v2/licence/{realm}/clearkey': async (call) => {
    const keys = await listKeys(call, ['cenc', 'cbcs']);
    const found = [...new Set(call.body.kids)].flatMap((kid) => {
      const content = findKey(keys, Buffer.from(kid, 'base64url'));
      return content ? [{ kty: 'oct' as const, kid, k: content.key.toString('base64url') }] : [];
    });
    if (found.length === 0) throw new ProblemError('FORBIDDEN');
    return { keys: found, type: 'temporary' };
  },
  'GET /api/v2/licence/{realm}/aes-128/{kid}': async (call) => {
    const found = findKey(await listKeys(call, ['aes-128']), Buffer.from(call.params.kid, 'hex'));
    if (!found) throw new ProblemError('FORBIDDEN');
    return new Uint8Array(found.key);
  },
};
