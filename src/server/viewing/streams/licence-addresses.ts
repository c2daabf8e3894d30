/** Where this server gives out the keys of its protected streams, as the endpoint table has it; paths of its own origin. */
export const licenceAddresses = {
  /** Licences of Clear Key (W3C Encrypted Media Extensions, 9.1). */
  clearKey: (realm: string): string => `/api/v2/licence/${realm}/clearkey`,
  /** What the addresses of AES-128 keys begin with. */
  keys: (realm: string): string => `/api/v2/licence/${realm}/aes-128/`,
  /** One key of AES-128. */
  key: (realm: string, kid: Buffer): string => `/api/v2/licence/${realm}/aes-128/${kid.toString('hex')}`,
};
