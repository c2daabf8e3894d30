import { plainPage } from './plain-page.ts';

/** The realm server does not answer, or says that it cannot: there is no telling what the page would be. */
export class RealmAwayError extends Error {
  override readonly name = 'RealmAwayError';
}

/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = '5';

/** Passes an answer of the realm server on, whatever it says. @throws RealmAwayError where the server could say nothing */
export function unlessAway(response: Response): Response {
  if (response.status >= 500) throw new RealmAwayError(`The realm server answered ${response.status}`);
  return response;
}

/** The page for when there is nobody to ask what to show. */
export const awayPage = (): Response =>
  plainPage(503, 'This service is temporarily unavailable', 'Try again in a few seconds.', {
    'retry-after': RETRY_AFTER,
  });
