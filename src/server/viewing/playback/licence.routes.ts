import { inRealm } from '../../platform/db/scope.ts';
import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import type { Handlers, HttpContext } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { type ContentKey, contentKeyOf } from '../streams/content-key.ts';
import type { Scheme } from '../streams/protected-address.ts';
import { filmOf } from './film-of.ts';
import { readLicenceToken } from './licence-token.ts';
import { ownFilmsOf, schemeOf } from './streams-of.ts';

type Names = 'POST /api/v2/licence/{realm}/clearkey' | 'GET /api/v2/licence/{realm}/aes-128/{kid}';

/**
 * Returns the content keys that the request's token allows: those of the title's media, if still encrypted with an
 * allowed scheme.
 * @throws ProblemError 401, 403 as `readLicenceToken`
 */
async function keysFor(context: HttpContext, allowed: readonly Scheme[]): Promise<ContentKey[]> {
  const { http, realm } = context;
  const { content } = await readLicenceToken(context, realm.id, http.req.header('authorization'));
  const film = await inRealm(context.db, realm.id, async (tx) => {
    const found = await findContent(tx, realm.id, content, ['VIDEO', 'EPISODE', 'EVENT']);
    return found && filmOf(tx, realm.id, found);
  });
  const scheme = film?.protection && schemeOf(film.protection);
  if (!film || !scheme || !allowed.includes(scheme)) return [];
  return ownFilmsOf(film).map((name) => contentKeyOf(context.keys.content, { realm: realm.id, film: name, scheme }));
}

const ofId = (keys: readonly ContentKey[], id: Buffer) => keys.find(({ kid }) => kid.equals(id));

export const licenceHandlers: Handlers<Names> = {
  'POST /api/v2/licence/{realm}/clearkey': async (call) => {
    const keys = await keysFor(call, ['cenc', 'cbcs']);
    const found = [...new Set(call.body.kids)].flatMap((kid) => {
      const content = ofId(keys, Buffer.from(kid, 'base64url'));
      return content ? [{ kty: 'oct' as const, kid, k: content.key.toString('base64url') }] : [];
    });
    if (found.length === 0) throw new ProblemError('FORBIDDEN');
    return { keys: found, type: 'temporary' };
  },
  'GET /api/v2/licence/{realm}/aes-128/{kid}': async (call) => {
    const found = ofId(await keysFor(call, ['aes-128']), Buffer.from(call.params.kid, 'hex'));
    if (!found) throw new ProblemError('FORBIDDEN');
    return new Uint8Array(found.key);
  },
};
