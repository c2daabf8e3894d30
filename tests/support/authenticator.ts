import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyRegistration } from '#schemas/wire/identity/passkeys.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/**
 * Authenticator data flags (Web Authentication, level 3, section 6.1): user present, user verified, attested credential
 * included.
 */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** Input of an authenticator operation. Each value can be wrong, to test its rejection. */
interface Asked {
  challenge: string;
  origin?: string;
  rpID?: string;
  isVerified?: boolean;
}

/** Creates a software authenticator with one key, which produces the same bytes as a real one. */
export function createAuthenticator({ origin: home }: { origin: string }): {
  register: (asked: Asked) => PasskeyRegistration;
  assert: (asked: Asked & { counter?: number }) => PasskeyAssertion;
} {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let used = 0;
  const dataOf = ({ rpID = new URL(home).hostname, isVerified = true }: Asked, counter: number, flags = 0) =>
    Buffer.concat([sha256(rpID), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | flags]), uint32(counter)]);
  const clientData = (type: string, { challenge, origin = home }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shown = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} } as const;
  return {
    register: (asked) => {
      // COSE key (RFC 9053, section 7.1.1) encoded by hand: a map of five entries.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = Buffer.concat([dataOf(asked, 0, WITH_KEY), credential]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...shown,
        response: {
          clientDataJSON: text(clientData('webauthn.create', asked)),
          attestationObject: text(attestation),
          transports: ['internal'],
        },
      };
    },
    assert: (asked) => {
      const data = dataOf(asked, asked.counter ?? ++used);
      const said = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
      return {
        ...shown,
        response: {
          clientDataJSON: text(said),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}
