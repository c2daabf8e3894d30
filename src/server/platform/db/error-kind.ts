import pg from 'pg';
import { CircuitOpenError } from './circuit.ts';

/**
 * Why the database or a disk cannot serve a valid request. `away`: unreachable, shutting down, overloaded or with an
 * untrusted certificate; `full`: no disk space; `read-only`: accepts no writes, as after a failover.
 */
export type DbErrorKind = 'away' | 'full' | 'read-only';

/** SQLSTATE patterns (PostgreSQL, appendix A); the first match counts. Errors that match none are bugs in Playbill. */
const states: readonly (readonly [RegExp, DbErrorKind])[] = [
  // SQLSTATE 53100: disk_full.
  [/^53100$/, 'full'],
  // SQLSTATE 25006: read_only_sql_transaction.
  [/^25006$/, 'read-only'],
  // SQLSTATE connection exceptions, out_of_memory, too_many_connections, shutdown, crash, starting up, dropped,
  // io_error
  [/^(08...|53[23]00|57P0.|58030)$/, 'away'],
];

/** Node.js error codes of failed certificate checks and TLS handshakes. */
const untrusted =
  /^(CERT_|ERR_TLS_CERT_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|INVALID_(CA|PURPOSE)$)/;
/** Operating system error codes of sockets and files. */
const socketAway = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'];
const files: Readonly<Record<string, DbErrorKind>> = { ENOSPC: 'full', EDQUOT: 'full', EROFS: 'read-only' };

/** Classifies a thrown error; undefined when neither the database nor the disk is the cause. */
export function classifyDbError(error: unknown): DbErrorKind | undefined {
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

/** True for a unique_violation: another row has the same unique value. */
export const isTakenError = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23505';
