/** Rows per statement. PostgreSQL takes at most 65535 parameters per statement. */
const CHUNK = 500;

/** Splits rows into batches that fit into one statement. */
export const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK));
