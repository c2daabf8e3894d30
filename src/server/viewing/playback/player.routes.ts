import type { Film } from '#schemas/generated/types.ts';
import { listTexts } from '#schemas/localise.ts';
import { isFilmFile } from '#schemas/realm-folder.ts';
import type { Drm } from '#schemas/wire/viewing/playback.ts';
import { findContent } from '../../catalogue/catalogue/catalogue.store.ts';
import type { Context } from '../../platform/context.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { assetHashes } from '../../definitions/assets/assets.store.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { getPublicOrigin } from '../../platform/http/origin.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { drmLicenceUrls } from './drm-licence-urls.ts';
import { toAdUnits } from './ad-units.ts';
import { signDrmLicenceToken } from './drm-licence-token.ts';
import { findFilm, streamedKinds } from './playable.ts';
import { playerJson } from './player-json.ts';
import { type PlayerClaims, readPlayerToken } from './player-token.ts';

/** Lists files of the realm's folder that a video uses, such as media/night.mp4. */
const listOwnFiles = (film: Film): string[] => [
  ...new Set(
    listTexts(film)
      .map(({ text }) => text)
      .filter(isFilmFile),
  ),
];

/** Maps files of the realm's folder to their public address with a content version; other addresses are unchanged. */
function createFileAddresses(realm: string, hashes: ReadonlyMap<string, string>): (address: string) => string {
  return (address) => {
    if (!isFilmFile(address)) return address;
    const hash = hashes.get(address);
    return `/files/${realm}/${address}${hash === undefined ? '' : `?v=${hash.slice(0, 8)}`}`;
  };
}

/**
 * Creates the DRM information of a video's streams; undefined if they are not protected. Tokens for external licence
 * servers are signed with a secret shared with the realm.
 */
async function createDrm(
  context: Context,
  { protection }: Film,
  claims: PlayerClaims,
  origin: string,
): Promise<Drm | undefined> {
  if (!protection) return undefined;
  const { scheme, keySystems, licenceUrl, tokenSecret } = protection;
  const { realm } = claims;
  const shared = tokenSecret === undefined ? undefined : await context.secrets(realm, tokenSecret);
  const own = scheme === 'AES128' ? drmLicenceUrls.keys(realm) : drmLicenceUrls.clearKey(realm);
  return {
    jwtToken: await signDrmLicenceToken(context, claims, shared),
    url: new URL(licenceUrl ?? own, origin).href,
    encryptionMode: scheme,
    containerType: 'CMAF',
    keySystems,
  };
}

export const playerHandlers: Handlers<'GET /api/v2/player/{signed}'> = {
  'GET /api/v2/player/{signed}': async (call) => {
    const { http, realm, locale, params } = call;
    const claims = await readPlayerToken(call, params.signed);
    const found = await inRealm(call.db, realm.id, async (tx) => {
      const content = await findContent(tx, realm.id, claims.content, streamedKinds);
      const film = content && (await findFilm(tx, realm.id, content));
      return film && { content, film, hashes: await assetHashes(tx, realm.id, listOwnFiles(film)) };
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
      drm: await createDrm(call, found.film, claims, origin),
      adUnits: toAdUnits(found.film, origin, claims.pal),
      cmcd: player?.cmcd,
      palContext: claims.pal,
      ownFile: createFileAddresses(realm.id, found.hashes),
    });
  },
};
