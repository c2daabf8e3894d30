import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';

/*
 * Backup format: a gzipped text. The first line is a header (JSON). Then follow, for each realm and table, a JSON line,
 * the rows in PostgreSQL's COPY text format (which every version can read), and `\.` as end marker. The last line is
 * JSON with the total number of rows.
 */

/** First line of a backup. */
export const BackupHeader = z.strictObject({
  playbill: z.literal('backup'),
  format: z.literal(1),
  /** UTC time at which the backup began; it holds what was committed before that time. */
  at: z.string(),
  /** Names of the applied migrations, oldest first. */
  level: z.array(z.string()),
});
export type BackupHeader = z.infer<typeof BackupHeader>;

/** JSON line that precedes the rows of one table of one realm. */
const Part = z.strictObject({ realm: z.string(), table: z.string(), columns: z.array(z.string()).min(1) });
export type BackupPart = z.infer<typeof Part>;

/** Last line of a backup: the total number of rows, used to detect truncated files. */
const End = z.strictObject({ rows: z.int() });

/** A JSON line that is not a table row: it announces the next table, or ends the backup. */
export const PartOrEnd = z.union([Part, End]);

/** COPY's end-of-data marker; COPY never writes it as a row. */
export const END_OF_ROWS = '\\.\n';

/** Formats a value as a JSON line. */
export const toJsonLine = (value: BackupHeader | BackupPart | z.infer<typeof End>): string =>
  `${JSON.stringify(value)}\n`;

const NEWLINE = 0x0a;

/**
 * Reads the lines of a gzipped file, each including its newline. The chunks of a long row (such as one with a picture)
 * are concatenated only once, because repeated copying would be slow.
 */
export async function* readGzipLines(file: string): AsyncGenerator<Buffer, undefined> {
  const text = createGunzip();
  // Errors of the pipeline are ignored here: the loop below reads the same stream and throws them.
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
