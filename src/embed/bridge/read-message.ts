import { codes } from '../protocol.ts';
import { isWithinSize } from './message-size.ts';

/** Maximum size of a message in characters. */
const LARGEST = 65_536;
/** Maximum number of requests in a batch. */
const MOST = 20;

/** The requests of a message, not validated yet, or an error that concerns the entire message. */
export type ReadMessage =
  | { requests: readonly unknown[]; isBatch: boolean }
  | { error: { code: number; message: string } };

const invalid = (message: string): ReadMessage => ({ error: { code: codes.invalidRequest, message } });

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // The text is not JSON; the caller then answers with a parse error.
    return undefined;
  }
}

/** Reads a message: a request or a batch (JSON-RPC 2.0), as an object or JSON text. */
export function readMessage(data: unknown): ReadMessage {
  if (!isWithinSize(data, LARGEST)) return invalid(`Invalid Request: larger than ${LARGEST} characters`);
  const message = typeof data === 'string' ? parsed(data) : { value: data };
  if (!message) return { error: { code: codes.parse, message: 'Parse error' } };
  const { value } = message;
  if (!Array.isArray(value)) return { requests: [value], isBatch: false };
  if (value.length === 0) return invalid('Invalid Request: an empty batch');
  if (value.length > MOST) return invalid(`Invalid Request: a batch of more than ${MOST}`);
  return { requests: value, isBatch: true };
}
