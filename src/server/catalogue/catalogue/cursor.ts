import * as z from 'zod';
import { ProblemError } from '../../platform/http/problems.ts';

const Cursor = z.object({
  /** Key of the last entry in the list's order, and its id. */
  k: z.number(),
  i: z.number(),
  /** How many were listed before. */
  n: z.int().min(0),
  /** When the first page was asked for, in milliseconds: a list that depends on the hour does not move while it is read. */
  t: z.number(),
});

/** Where a list goes on. */
export type Cursor = z.infer<typeof Cursor>;

/** A cursor as clients carry it; it means nothing to them. */
export const writeCursor = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** @throws ProblemError 400 for anything that this server did not write. */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  try {
    const cursor = Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    // Beyond it there is no date (ECMAScript, time values), and everything else is smaller.
    if (Object.values(cursor).some((part) => !Number.isSafeInteger(part) || Math.abs(part) > 8.64e15))
      throw new RangeError('Out of range');
    return cursor;
  } catch (cause) {
    throw new ProblemError('BAD_REQUEST', ['lastSeen is not from this list'], { cause });
  }
}
