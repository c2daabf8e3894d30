import type { Film } from '#schemas/generated/types.ts';
import type { Drm } from '#schemas/wire/viewing/playback.ts';
import type { Context } from '../../platform/context.ts';
import { licenceAddresses } from '../streams/licence-addresses.ts';
import { signLicenceToken } from './licence-token.ts';
import type { PlayerClaims } from './player-token.ts';

/**
 * Returns the DRM information of a video's streams; undefined if they are not protected. Tokens for external licence
 * servers are signed with a secret shared with the realm.
 */
export async function drmOf(
  context: Context,
  { protection }: Film,
  claims: PlayerClaims,
  origin: string,
): Promise<Drm | undefined> {
  if (!protection) return undefined;
  const { scheme, keySystems, licenceUrl, tokenSecret } = protection;
  const { realm } = claims;
  const shared = tokenSecret === undefined ? undefined : await context.secrets(realm, tokenSecret);
  const own = scheme === 'AES128' ? licenceAddresses.keys(realm) : licenceAddresses.clearKey(realm);
  return {
    jwtToken: await signLicenceToken(
      context,
      shared === undefined ? context.keys.licence : new TextEncoder().encode(shared),
      claims,
    ),
    url: new URL(licenceUrl ?? own, origin).href,
    encryptionMode: scheme,
    containerType: 'CMAF',
    keySystems,
  };
}
