import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import pg from 'pg';
import type { Problem, ProblemCode } from '#schemas/wire/problem.ts';
import type { RealmEnv } from './request-context.ts';

const statuses: Record<ProblemCode, ContentfulStatusCode> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  DUPLICATE: 409,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DEFINITION_INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

type Details = NonNullable<Problem['details']>;

/** Something that the caller is told. Everything else that is thrown leaves as INTERNAL_ERROR. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** Label keys, or words to show as they are. */
  readonly messages: string[];
  readonly details: Details | undefined;

  constructor(code: ProblemCode, messages: string[] = [], options: ErrorOptions & { details?: Details } = {}) {
    super(`${code} ${messages.join(', ')}`, options);
    this.code = code;
    this.messages = messages;
    this.details = options.details;
  }
}

/** The database is away or going away (connection exceptions, operator intervention; PostgreSQL, appendix A), or too busy to be reached. */
function isDatabaseAway(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return /^(08|57P0)/.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const refused =
    'code' in error &&
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(String(error.code)) &&
    'syscall' in error &&
    error.syscall !== 'open';
  return refused || /Connection terminated|timeout exceeded when trying to connect/.test(error.message);
}

/** Turns whatever was thrown into what the caller is told: nothing of the inside. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof ProblemError) {
    const { code, messages, details } = error;
    return { status: statuses[code], code, messages, requestId, ...(details && { details }) };
  }
  const code = isDatabaseAway(error) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
  return { status: statuses[code], code, messages: [], requestId };
}

/** The one place where errors leave. The log has what the answer keeps to itself. */
export const answerProblem: ErrorHandler<RealmEnv> = (error, http) => {
  const problem = toProblem(error, http.get('requestId'));
  if (problem.status >= 500) http.get('log').error({ err: error }, 'A request failed');
  if (problem.status === 503) http.header('retry-after', '5');
  http.header('cache-control', 'private, no-store');
  return http.json(problem, problem.status as ContentfulStatusCode);
};
