import type { Tokens } from '#schemas/wire/session.ts';
import type { Session } from './sessions.store.ts';

/** Tokens just made, and for whom. */
export interface Issued {
  session: Session;
  tokens: Pick<Tokens, 'authorisationToken' | 'refreshToken'>;
}

/** Where the caller is, as the access token says. */
export interface Caller {
  realm: string;
  country: string;
}
