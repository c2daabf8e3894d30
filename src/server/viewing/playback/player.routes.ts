import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { assetHashes } from '../../definitions/assets/assets.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { adUnitsOf } from './ad-units-of.ts';
import { drmOf } from './drm-of.ts';
import { filmOf } from './film-of.ts';
import { ownFileAddress, ownFilesOf } from './own-files.ts';
import { playerJson } from './player-json.ts';
import { readPlayerToken } from './player-token.ts';

export const playerHandlers: Handlers<'GET /api/v2/player/{signed}'> = {
  'GET /api/v2/player/{signed}': async (call) => {
    const { http, realm, locale, params } = call;
    const claims = await readPlayerToken(call, params.signed);
    const found = await inRealm(call.db, realm.id, async (tx) => {
      const content = await findContent(tx, realm.id, claims.content, ['VIDEO', 'EPISODE', 'EVENT']);
      const film = content && (await filmOf(tx, realm.id, content));
      return film && { content, film, hashes: await assetHashes(tx, realm.id, ownFilesOf(film)) };
    });
    if (!found) throw new ProblemError('NOT_FOUND');
    const { origin } = getPublicOrigin(http.req.raw);
    const { dvr, player } = realm.settings;
    return playerJson(found.content, found.film, {
      realm: realm.id,
      locale,
      origin,
      now: call.clock.now(),
      rewindMinutes: dvr?.window,
      drm: await drmOf(call, found.film, claims, origin),
      adUnits: adUnitsOf(found.film, origin, claims.pal),
      cmcd: player?.cmcd,
      palContext: claims.pal,
      ownFile: ownFileAddress(realm.id, found.hashes),
    });
  },
};
