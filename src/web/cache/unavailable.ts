import { plainPage } from '../plain-page.ts';

/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = '5';

/** The realm server does not answer, or says that it cannot: there is no telling what the page would be. */
export class ServerUnavailableError extends Error {
  override readonly name = 'RealmAwayError';
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: string;

  constructor(message: string, retryAfter: string = RETRY_AFTER) {
    super(message);
    this.retryAfter = retryAfter;
  }
}

/** Marks an answer of a realm server elsewhere that is not what the endpoint table says. Only this program reads it. */
export const UNSOUND_HEADER = 'x-playbill-unsound';

const MOST_RETRY_AFTER_SECONDS = 3600;

/** The seconds that an answer asks to wait for (RFC 9110, section 10.2.3), as a header; undefined where it names none. */
export function retryAfterIn({ headers }: Pick<Response, 'headers'>, now: number = Date.now()): string | undefined {
  const told = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d+$/.test(told) ? Number(told) : Math.ceil((Date.parse(told) - now) / 1000);
  return seconds > 0 ? String(Math.min(seconds, MOST_RETRY_AFTER_SECONDS)) : undefined;
}

/** Passes an answer of the realm server on, whatever it says. @throws RealmAwayError where the server could say nothing */
export function unlessAway(response: Response): Response {
  if (response.status >= 500)
    throw new ServerUnavailableError(`The realm server answered ${response.status}`, retryAfterIn(response));
  if (response.headers.has(UNSOUND_HEADER))
    throw new ServerUnavailableError('The realm server answered what is not in the endpoint table');
  return response;
}

/** The page for when there is nobody to ask what to show. */
export const awayPage = (retryAfter: string = RETRY_AFTER): Response =>
  plainPage(503, 'This service is temporarily unavailable', 'Try again in a few seconds.', {
    'retry-after': retryAfter,
  });
