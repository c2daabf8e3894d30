import type { Tokens } from '#schemas/wire/session.ts';
import type { Session } from './sessions.store.ts';

/** Tokens just made, and for whom. */
export interface Issued {
  session: Session;
  tokens: Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
}

/** Where the caller is, and what it is. */
export interface Caller {
  realm: string;
  country: string;
  /** What the caller says of itself. */
  userAgent?: string | undefined;
  /** For a mail to whoever has to know: its language, and the site that its links lead to. */
  mail?: { locale: string; origin: string };
}
