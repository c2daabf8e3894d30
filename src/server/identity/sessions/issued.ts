import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { Session } from './sessions.store.ts';

/** Newly issued tokens with their session. */
export interface Issued {
  session: Session;
  tokens: Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
}

/** The request that asks for tokens: its realm, country and client. */
export interface Caller {
  realm: string;
  country: string;
  /** The request's `User-Agent` header. */
  userAgent?: string | undefined;
  /** For security mails: the language, and the origin of the site that its links lead to. */
  mail?: { locale: string; origin: string };
}
