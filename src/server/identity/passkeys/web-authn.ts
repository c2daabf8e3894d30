import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { buildHostOrigin, getSiteOrigin } from '../../platform/http/site-origin.ts';
import { DEFAULT_STUDIO_HOST } from '../../platform/own-hosts.ts';

/** The WebAuthn library. */
export type WebAuthn = typeof import('@simplewebauthn/server');

/**
 * Loads the WebAuthn library on first use: most realms have no passkeys, and the library makes Node print warnings
 * about experimental algorithms.
 */
export const loadWebAuthn = (): Promise<WebAuthn> => import('@simplewebauthn/server');

/**
 * The WebAuthn relying party: the origin that a browser signs, and the host name that passkeys are bound to. Support uses
 * passkeys in the studio too, whose host is no realm's.
 */
export function getRelyingParty(context: RealmContext): { origin: string; rpID: string } {
  const { requestOrigin, config } = context;
  const isStudio = requestOrigin.hostname === (config.studioHost ?? DEFAULT_STUDIO_HOST);
  const origin = isStudio ? buildHostOrigin(requestOrigin.hostname, requestOrigin, config) : getSiteOrigin(context);
  return { origin, rpID: new URL(origin).hostname };
}

/**
 * Rejects the request unless the realm offers passkeys.
 * @throws ProblemError 403
 */
export function assertPasskeysAreOffered({ realm }: Pick<RealmContext, 'realm'>): void {
  if (!realm.settings.authentication?.providers.some(({ name }) => name === 'PASSKEY'))
    throw new ProblemError('FORBIDDEN', ['signInUnavailable']);
}
