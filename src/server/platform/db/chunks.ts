/** Rows per statement: PostgreSQL takes at most 65535 parameters. */
const CHUNK = 500;

/** Rows in portions that one statement takes. */
export const chunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => rows.slice(index * CHUNK, (index + 1) * CHUNK));
