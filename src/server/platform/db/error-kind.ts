import pg from 'pg';
import { CircuitOpenError } from './circuit.ts';

/**
 * Why a database or a disk cannot do what is asked of it, through no fault of the request: it is `away` (or going, too busy to be
 * reached, or shows a certificate that is not trusted), its disk is `full`, or it may only be read, as after a failover (`read-only`).
 */
export type DbErrorKind = 'away' | 'full' | 'read-only';

/** Classes and codes of SQLSTATE (PostgreSQL, appendix A), the first that matches; the others are faults of ours. */
const states: readonly (readonly [RegExp, DbErrorKind])[] = [
  // disk_full
  [/^53100$/, 'full'],
  // read_only_sql_transaction
  [/^25006$/, 'read-only'],
  // connection exceptions; out_of_memory, too_many_connections; shutdown, crash, starting up, dropped; io_error
  [/^(08...|53[23]00|57P0.|58030)$/, 'away'],
];

/** What Node says of a certificate that does not verify, and of a handshake that fails: nobody talks to such a database. */
const untrusted =
  /^(CERT_|ERR_TLS_CERT_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|INVALID_(CA|PURPOSE)$)/;
/** Codes of the operating system, for sockets and for files. */
const socketAway = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'];
const files: Readonly<Record<string, DbErrorKind>> = { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'read-only' };

/** What is the matter with the database or the disk, by what was thrown; undefined where it is something else. */
export function troubleOf(error: unknown): DbErrorKind | undefined {
  if (error instanceof pg.DatabaseError) return states.find(([code]) => code.test(error.code ?? ''))?.[1];
  if (!(error instanceof Error)) return undefined;
  if (error instanceof CircuitOpenError) return 'away';
  const code = 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(files, code)) return files[code];
  const refused = socketAway.includes(code) && 'syscall' in error && error.syscall !== 'open';
  if (
    refused ||
    untrusted.test(code) ||
    /does not support SSL|Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
      error.message,
    )
  )
    return 'away';
  return undefined;
}

/** Whether a row was refused because another one has what only one may have (unique_violation). */
export const isTakenError = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23505';
