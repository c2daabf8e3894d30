/**
 * What checks keys, loaded when the first one comes: most realms have none, and it asks Node for algorithms that it then warns of as new.
 */
export const loadWebAuthn = (): Promise<typeof import('@simplewebauthn/server')> => import('@simplewebauthn/server');
