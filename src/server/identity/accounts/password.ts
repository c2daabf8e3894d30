import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLimit } from '../../platform/limits/limit.ts';

/** Argon2id parameters from OWASP's Password Storage Cheat Sheet: 19 MiB (in KiB), two passes, one lane. */
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const TAG_LENGTH = 32;

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * Hashing runs in Node's thread pool, which also reads files and compresses pages. Each hash keeps a core busy, so at
 * most half of the cores may hash at once.
 */
const hashing = createLimit({
  places: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 1000,
  longestWait: 8000,
});

/** @throws BusyError when the queue of waiting hashes is full or the wait too long */
const deriveHash = (password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> =>
  hashing.run(
    () =>
      new Promise((resolve, reject) => {
        // The password is normalized, because keyboards may write é as one code point or as two (Unicode Standard Annex
        // 15).
        const message = Buffer.from(password.normalize('NFC'), 'utf8');
        argon2('argon2id', { message, nonce, tagLength, ...parameters }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        );
      }),
  );

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** Hashes a password into a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await deriveHash(password, nonce, { memory, passes, parallelism }, TAG_LENGTH);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/**
 * Whether a password matches a hash.
 * @throws Error when the hash is not a PHC string of argon2id
 */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, m, t, p, nonce = '', tag = ''] = phc.exec(hash) ?? [];
  if (!tag) throw new Error('A stored password hash is not a PHC string of argon2id');
  const expected = Buffer.from(tag, 'base64');
  const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  return timingSafeEqual(
    await deriveHash(password, Buffer.from(nonce, 'base64'), parameters, expected.length),
    expected,
  );
}

let dummy: Promise<string> | undefined;

/**
 * Takes as long as a real password check and returns false, so that timing does not reveal whether an account exists.
 */
export async function verifyDummyPassword(password: string): Promise<false> {
  dummy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword(password, await dummy);
  return false;
}

/**
 * Converts the domain of an email address to ASCII for mail servers (RFC 5891, Punycode). Returns any other text
 * unchanged.
 */
function toAsciiDomain(address: string): string {
  const [local, domain, ...rest] = address.split('@');
  const url = `http://${domain}/`;
  // oxlint-disable-next-line no-control-regex -- ASCII begins with control characters.
  if (domain === undefined || rest.length > 0 || /^[\0-\x7F]*$/.test(domain) || !URL.canParse(url)) return address;
  const { hostname, href } = new URL(url);
  // A text that contains a port, a path or a user name is not a domain and stays unchanged.
  return href === `http://${hostname}/` ? `${local}@${hostname}` : address;
}

/** Normalizes an email address for storage and comparison: trimmed, lower case, domain in ASCII. */
export const normalizeEmail = (email: string): string => toAsciiDomain(email.trim().toLowerCase());
