import { plainPage } from '../plain-page.ts';

/** Seconds after which clients should retry. */
export const RETRY_AFTER = '5';

/** Thrown when the realm server does not answer or reports an error, so that no page can be rendered. */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerUnavailableError';
  /** Seconds after which clients should retry. */
  readonly retryAfter: string;

  constructor(message: string, retryAfter: string = RETRY_AFTER) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/**
 * Header that marks a response of a remote realm server that does not match the endpoint table. Internal to this
 * program.
 */
export const UNSOUND_HEADER = 'x-playbill-unsound';

const MOST_RETRY_AFTER_SECONDS = 3600;

/** Parses Retry-After (RFC 9110, section 10.2.3) as seconds, at most an hour; undefined when it is missing or past. */
export function retryAfterIn({ headers }: Pick<Response, 'headers'>, now: number = Date.now()): string | undefined {
  const told = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - now) / 1000);
  return seconds > 0 ? String(Math.min(seconds, MOST_RETRY_AFTER_SECONDS)) : undefined;
}

/**
 * Returns the response of the realm server unchanged.
 * @throws ServerUnavailableError for a 5xx or a response that does not match the endpoint table
 */
export function assertAvailable(response: Response): Response {
  if (response.status >= 500)
    throw new ServerUnavailableError(`The realm server answered ${response.status}`, retryAfterIn(response));
  if (response.headers.has(UNSOUND_HEADER))
    throw new ServerUnavailableError('The realm server answered what is not in the endpoint table');
  return response;
}

/** The page shown when the realm server is unavailable and nothing is cached. */
export const createUnavailablePage = (retryAfter: string = RETRY_AFTER): Response =>
  plainPage(503, 'This service is temporarily unavailable', 'Try again in a few seconds.', {
    'retry-after': retryAfter,
  });
