import { createGunzip } from 'node:zlib';
import { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { LARGEST_GUIDE_BYTES } from '#schemas/wire/catalogue/guide-endpoints.ts';
import { GuideFileError } from './guide-file-error.ts';
import { readGuideJson } from './read-json.ts';
import type { ReadOptions, ParsedProgramme } from './parsed-programme.ts';
import { readXmltv } from './xmltv/read-xmltv.ts';

/** Size limits in bytes, packed and unpacked: a small gzip file may expand to a huge one (zip bomb). */
export interface FileLimits {
  packed: number;
  unpacked: number;
}

export const fileLimits: FileLimits = { packed: LARGEST_GUIDE_BYTES, unpacked: 256_000_000 };

/** Lower size limit for JSON files, because they are parsed in memory as a whole. */
const MOST_JSON_CHARACTERS = 64_000_000;

const sizeOf = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/**
 * Passes the bytes of a stream on, and counts them.
 * @throws GuideFileError above the limit
 */
async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  { most, when = '' }: { most: number; when?: string },
): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > most) throw new GuideFileError(`The file has more than ${sizeOf(most)}${when}.`, { isTooLarge: true });
    yield chunk;
  }
}

/** Reads the first bytes of a stream without consuming them. */
async function peeked(bytes: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; all: AsyncIterable<Uint8Array> }> {
  let head = Buffer.alloc(0);
  let isDone = false;
  while (head.byteLength < 256 && !isDone) {
    const next = await bytes.next();
    isDone = next.done === true;
    if (!next.done) head = Buffer.concat([head, next.value]);
  }
  async function* all() {
    yield head;
    if (!isDone) yield* { [Symbol.asyncIterator]: () => bytes };
  }
  return { head, all: all() };
}

/** Encoding of an XML file by its byte order mark or declaration. */
function encodingOf(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const [, name = 'utf-8'] =
    /^[^<]{0,4}<\?xml[^>]*\bencoding=["']([A-Za-z0-9._-]{1,40})["']/.exec(head.toString('latin1')) ?? [];
  return name;
}

/**
 * Decodes bytes.
 * @throws GuideFileError for an unknown encoding or invalid bytes
 */
async function* decoded(bytes: AsyncIterable<Uint8Array>, encoding: string): AsyncIterable<string> {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new GuideFileError(`The file’s encoding ${encoding} is not known. Write it in UTF-8.`, { cause });
  }
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new GuideFileError(`The file is not written in ${encoding}, as it says or is expected to be.`, { cause });
  }
}

/**
 * Unpacks gzip.
 * @throws GuideFileError for damaged data; other errors are passed on unchanged
 */
async function* unpacked(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const gunzip = createGunzip();
  const source = Readable.from(bytes);
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Uint8Array>;
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (!code.startsWith('Z_')) throw cause;
    throw new GuideFileError('The file cannot be unpacked: it is cut off or damaged. Send it again.', { cause });
  } finally {
    source.destroy();
  }
}

/**
 * Reads a guide file as a stream: XMLTV or JSON, optionally gzipped, detected by content and not by name.
 * @throws GuideFileError if the file cannot be read
 */
export async function readGuideFile(
  file: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  limits: FileLimits = fileLimits,
): Promise<ParsedProgramme[]> {
  const first = await peeked(counted(file, { most: limits.packed })[Symbol.asyncIterator]());
  const isPacked = first.head[0] === 0x1f && first.head[1] === 0x8b;
  const { head, all } = isPacked
    ? await peeked(counted(unpacked(first.all), { most: limits.unpacked, when: ' unpacked' })[Symbol.asyncIterator]())
    : first;
  const start = head
    .toString('latin1')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\u0000', '')
    .trimStart();
  if (start.startsWith('<')) return readXmltv(decoded(all, encodingOf(head)), options);
  if (!start.startsWith('{'))
    throw new GuideFileError(
      'The file is neither XMLTV, which begins with <, nor a guide in JSON, which begins with {.',
    );
  let text = '';
  for await (const piece of decoded(all, 'utf-8')) {
    text += piece;
    if (text.length > MOST_JSON_CHARACTERS)
      throw new GuideFileError(`JSON may have ${sizeOf(MOST_JSON_CHARACTERS)}. Write XMLTV, or import it in parts.`, {
        isTooLarge: true,
      });
  }
  return readGuideJson(text, options);
}
