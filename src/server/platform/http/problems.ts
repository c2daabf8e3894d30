import type { ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Problem, ProblemCode } from '#schemas/wire/problem.ts';
import { type DbErrorKind, classifyDbError } from '../db/error-kind.ts';
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
  PAYMENT_FAILED: 402,
  card_declined: 402,
  incorrect_number: 402,
  BASKET_REQUIREMENTS_FAILED: 424,
  INVALID_TIER_CHANGE: 409,
  CANCELLATION_PROMO_AVAILABLE: 409,
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 409,
  STEP_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
};

type Details = NonNullable<Problem['details']>;

/** An error that is reported to the caller. All other errors are answered as INTERNAL_ERROR. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemCode;
  /** Messages: label keys, whose texts clients show to users. Any other text is for developers and is never shown. */
  readonly messages: string[];
  readonly details: Details | undefined;
  /** Value of the Retry-After header in seconds. */
  readonly retryAfter: number | undefined;
  /** True if the metrics count the error and the log leaves it out, because many such errors would flood the log. */
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

/** Messages for callers, by kind of database error. */
const troubleMessages: Readonly<Record<DbErrorKind, string[]>> = {
  away: [],
  full: ['cannotSaveNow'],
  'read-only': ['cannotSaveNow'],
};

/** Converts any error into the response for the caller, without internal details. */
export function toProblem(error: unknown, requestId: string): Problem {
  if (error instanceof ProblemError) {
    const { code, messages, details } = error;
    return { status: statuses[code], code, messages, requestId, ...(details && { details }) };
  }
  if (error instanceof BusyError && error.isTooMany)
    return { status: 429, code: 'TOO_MANY_REQUESTS', messages: ['tooManyRequests'], requestId };
  if (error instanceof BusyError)
    return { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['serviceBusy'], requestId };
  const trouble = classifyDbError(error);
  const code = trouble ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR';
  return { status: statuses[code], code, messages: trouble ? troubleMessages[trouble] : [], requestId };
}

/** Value of the Retry-After header in seconds; undefined if a retry is pointless. */
export function getRetryAfter(error: unknown, { status }: Pick<Problem, 'status'>): string | undefined {
  const told = error instanceof BusyError || error instanceof ProblemError ? error.retryAfter : undefined;
  return told === undefined && status !== 503 ? undefined : String(told ?? 5);
}

/** The error handler of all apps. Details go to the log only. */
export const answerProblem: ErrorHandler<RealmEnv> = (error, http) => {
  const problem = toProblem(error, http.get('requestId'));
  // Requests rejected under overload are counted by the metrics instead of logged.
  const isCounted = error instanceof BusyError || (error instanceof ProblemError && error.isCounted);
  if (problem.status >= 500 && !isCounted) http.get('log').error({ err: error }, 'A request failed');
  const retryAfter = getRetryAfter(error, problem);
  if (retryAfter !== undefined) http.header('retry-after', retryAfter);
  http.header('cache-control', 'private, no-store');
  return http.json(problem, problem.status as ContentfulStatusCode);
};
