/** The WebAuthn library. */
export type WebAuthn = typeof import('@simplewebauthn/server');

/**
 * Loads the WebAuthn library on first use: most realms have no passkeys, and the library makes Node print warnings
 * about experimental algorithms.
 */
export const loadWebAuthn = (): Promise<WebAuthn> => import('@simplewebauthn/server');
