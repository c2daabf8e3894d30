/** Paths of this server's licence endpoints, as in the endpoint table. */
export const drmLicenceUrls = {
  /** Clear Key licences (W3C Encrypted Media Extensions, 9.1). */
  clearKey: (realm: string): string => `/api/v2/licence/${realm}/clearkey`,
  /** Common prefix of AES-128 key paths. */
  keys: (realm: string): string => `/api/v2/licence/${realm}/aes-128/`,
  /** Path of one AES-128 key. */
  key: (realm: string, kid: Buffer): string => `/api/v2/licence/${realm}/aes-128/${kid.toString('hex')}`,
};
