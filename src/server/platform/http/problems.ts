import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem, ProblemCode } from '#schemas/wire/problem.ts';
import { type DbErrorKind, troubleOf } from '../db/error-kind.ts';
import { BusyError } from '../limits/limit.ts';
import type { RealmEnv } from './request-context.ts';

const statuses: Record<ProblemCode, ContentfulStatusCode> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  KID_PROFILE: 403,
  IMPERSONATION_FORBIDDEN: 403,
  CAPTCHA_FAIL_ERROR: 403,
  CHALLENGE_FAILED: 403,
  PIN_PENDING: 404,
  PIN_DENIED: 403,
  PIN_EXPIRED: 410,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_EXISTS: 409,
  DUPLICATE: 409,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  DEFINITION_INVALID: 422,
  UPSTREAM_FAILED: 424,
  STEP_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

type Details = NonNullable<Problem['details']>;

/** Something that the caller is told. Everything else that is thrown leaves as INTERNAL_ERROR. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** Label keys. Any other text is for programmers, and no screen shows it. */
  readonly messages: string[];
  readonly details: Details | undefined;
  /** Seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;
  /** Whether the metrics count it where it comes from: a flood of these is no reason to flood the log. */
  readonly isCounted: boolean;

  constructor(
    code: ProblemCode,
    messages: string[] = [],
    options: ErrorOptions & { details?: Details; retryAfter?: number; isCounted?: boolean } = {},
  ) {
    super(`${code} ${messages.join(', ')}`, options);
    this.code = code;
    this.messages = messages;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.isCounted = options.isCounted ?? false;
  }
}

/** What callers are told of a trouble: nothing can be saved, or nothing at all can be had. */
const troubleMessages: Readonly<Record<DbErrorKind, string[]>> = {
  away: [],
  full: ['cannotSaveNow'],
  'read-only': ['cannotSaveNow'],
};

/** Turns whatever was thrown into what the caller is told: nothing of the inside. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof ProblemError) {
    const { code, messages, details } = error;
    return { status: statuses[code], code, messages, requestId, ...(details && { details }) };
  }
  if (error instanceof BusyError && error.isTooMany)
    return { status: 429, code: 'TOO_MANY_REQUESTS', messages: ['tooManyRequests'], requestId };
  if (error instanceof BusyError)
    return { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['serviceBusy'], requestId };
  const trouble = troubleOf(error);
  const code = trouble ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
  return { status: statuses[code], code, messages: trouble ? troubleMessages[trouble] : [], requestId };
}

/** Value of `Retry-After` for whom a failed request was answered with this problem: seconds; undefined where trying again is no use. */
export function retryAfterOf(error: unknown, { status }: Pick<Problem, 'status'>): string | undefined {
  const told = error instanceof BusyError || error instanceof ProblemError ? error.retryAfter : undefined;
  return told === undefined && status !== 503 ? undefined : String(told ?? 5);
}

/** The one place where errors leave. The log has what the answer keeps to itself. */
export const answerProblem: ErrorHandler<RealmEnv> = (error, http) => {
  const problem = toProblem(error, http.get('requestId'));
  // Of many that are refused for want of room the metrics tell.
  const isCounted = error instanceof BusyError || (error instanceof ProblemError && error.isCounted);
  if (problem.status >= 500 && !isCounted) http.get('log').error({ err: error }, 'A request failed');
  const retryAfter = retryAfterOf(error, problem);
  if (retryAfter !== undefined) http.header('retry-after', retryAfter);
  http.header('cache-control', 'private, no-store');
  return http.json(problem, problem.status as ContentfulStatusCode);
};
