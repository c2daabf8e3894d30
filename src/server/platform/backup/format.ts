import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';

/*
 * A backup is a gzipped text: a line that says what it is, then for each realm and table a line that names them, its rows
 * as PostgreSQL's COPY writes them (a text that every version reads), and `\.`; at the end a line with the number of rows.
 */

/** The first line. */
export const Header = z.strictObject({
  playbill: z.literal('backup'),
  format: z.literal(1),
  /** When it was begun, in UTC: it holds what was committed then. */
  at: z.string(),
  /** Names of the migrations that its tables had, oldest first. */
  level: z.array(z.string()),
});
export type Header = z.infer<typeof Header>;

/** The line before rows. */
const Part = z.strictObject({ realm: z.string(), table: z.string(), columns: z.array(z.string()).min(1) });
export type Part = z.infer<typeof Part>;

/** The last line. */
const End = z.strictObject({ rows: z.int() });

/** What may stand between two blocks of rows. */
export const PartOrEnd = z.union([Part, End]);

/** The line after rows; COPY never writes it as a row. */
export const END_OF_ROWS = '\\.\n';

/** A value as a line of its own. */
export const lineOf = (value: Header | Part | z.infer<typeof End>): string => `${JSON.stringify(value)}\n`;

const NEWLINE = 0x0a;

/** Lines of a gzipped file, each with its end. A row may be as long as a film’s picture; none is put together twice. */
export async function* linesOf(file: string): AsyncGenerator<Buffer, undefined> {
  const text = createGunzip();
  // What goes wrong on the way is thrown by the loop below.
  pipeline(createReadStream(file), text, () => undefined);
  let parts: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...parts, chunk.subarray(start, end + 1)]);
      parts = [];
      start = end + 1;
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  }
  if (parts.length > 0) yield Buffer.concat(parts);
  return undefined;
}
