import secureJson from 'secure-json-parse';
import { ProblemError } from './problems.ts';

/** Bytes that a body may have where its endpoint does not say otherwise. */
export const LARGEST_BODY = 64 * 1024;

/**
 * The bytes of a request's body; undefined when there are more than `largest`, of which the rest is not read.
 * Read by who answers and not by a middleware (hono/body-limit) before: nobody without a session makes us read.
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      // Leaving the loop cancels the stream.
      if (size > largest) return undefined;
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

/** @throws ProblemError 400 */
function parseJson(bytes: Buffer): unknown {
  try {
    const value: unknown = secureJson.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['The body is not JSON'], { cause });
  }
}

/**
 * The JSON value in a request's body; undefined for an empty one. Keys that could reach a prototype are refused.
 * @throws ProblemError 400, 413 above `largest` bytes, 415 for another type than JSON.
 */
export async function readJson(request: Request, largest: number = LARGEST_BODY): Promise<unknown> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
  return parseJson(bytes);
}

/** The same of a body whose type nobody names, or by another name. @throws ProblemError 400, 413 */
export async function readUntypedJson(request: Request, largest: number = LARGEST_BODY): Promise<unknown> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  return bytes.byteLength === 0 ? undefined : parseJson(bytes);
}
