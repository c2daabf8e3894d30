import * as z from 'zod';
import { ProblemError } from '../../platform/http/problems.ts';

const Cursor = z.object({
  /** Sort key and id of the last entry on the page. */
  k: z.number(),
  i: z.number(),
  /** Number of list entries on all previous pages. */
  n: z.int().min(0),
  /**
   * Time of the first page in milliseconds, so that lists that depend on the time stay stable while a client pages
   * through them.
   */
  t: z.number(),
});

/** Position in a list after which the next page begins. */
export type Cursor = z.infer<typeof Cursor>;

/** Encodes a cursor; opaque to clients. */
export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/**
 * Decodes a cursor.
 * @throws ProblemError 400 for text that this server did not write.
 */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const cursor = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    // 8.64e15 ms is the largest time value of ECMAScript; all other numbers of a cursor are smaller.
    if (Object.values(cursor).some((part) => !Number.isSafeInteger(part) || Math.abs(part) > 8.64e15))
      throw new RangeError('Out of range');
    return cursor;
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list'], { cause });
  }
}
