/**
 * Loads the WebAuthn library on first use: most realms have no passkeys, and the library makes Node print warnings
 * about experimental algorithms.
 */
export const loadWebAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');
