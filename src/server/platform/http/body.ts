import secureJson from 'secure-json-parse';
import type { WebhookRequest } from '#schemas/wire/endpoint.ts';
import { ProblemError } from './problems.ts';

/** Default maximum size of a request body in bytes. */
export const LARGEST_BODY = 64 * 1024;
/**
 * Default maximum size of a webhook's body in bytes. It is larger, because events contain complete objects of the other
 * service.
 */
const LARGEST_WEBHOOK = 256 * 1024;

/**
 * Reads the body of a request; undefined when it exceeds `largest` bytes, without reading the rest. Handlers call it
 * after the session check. A middleware such as hono/body-limit would read the bodies of unauthenticated requests too.
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > largest) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength;
      // Returning from the loop ends the iteration, which cancels the stream.
      if (size > largest) return undefined;
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

/**
 * Parses a body as UTF-8 JSON.
 * @throws ProblemError 400
 */
function parseJson(bytes: Buffer): unknown {
  try {
    const value: unknown = secureJson.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return value;
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['The body is not JSON'], { cause });
  }
}

/**
 * Reads the JSON body of a request; undefined for an empty one. Keys that could pollute a prototype are rejected.
 * @throws ProblemError 400 for invalid JSON, 413 above `largest` bytes, 415 for another content type
 */
export async function readJson(request: Request, largest: number = LARGEST_BODY): Promise<unknown> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  if (bytes.byteLength === 0) return undefined;
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
  return parseJson(bytes);
}

/**
 * Reads a form post as an object of texts.
 * @throws ProblemError 400 for a repeated field, 413, 415
 */
export async function readFormPost(request: Request, largest: number = LARGEST_BODY): Promise<Record<string, string>> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new ProblemError('UNSUPPORTED_MEDIA_TYPE');
  const fields = [...new URLSearchParams(bytes.toString('utf8'))];
  const repeated = fields.find(([name], index) => fields.findIndex(([other]) => other === name) !== index);
  if (repeated) throw new ProblemError('BAD_REQUEST', [`The field ${repeated[0]} is repeated`]);
  return Object.fromEntries(fields);
}

/**
 * Reads a webhook's body without parsing it.
 * @throws ProblemError 413
 */
export async function readWebhook(request: Request, largest: number = LARGEST_WEBHOOK): Promise<WebhookRequest> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  return { bytes, headers: Object.fromEntries(request.headers) };
}

/**
 * Reads a JSON body regardless of its content type.
 * @throws ProblemError 400, 413
 */
export async function readUntypedJson(request: Request, largest: number = LARGEST_BODY): Promise<unknown> {
  const bytes = await readBytes(request, largest);
  if (!bytes) throw new ProblemError('PAYLOAD_TOO_LARGE');
  return bytes.byteLength === 0 ? undefined : parseJson(bytes);
}
