import type { RealmContext } from '../../platform/realm-context.ts';
import type { AuthResult } from './auth-result.ts';

/**
 * A sign-in method (strategy pattern). All methods end in `resolveAccount` and pass the same test suite
 * (`adapters.test.ts`). `schemas/authentication-providers.ts` lists their capabilities.
 */
export interface Adapter<Finish, Begin = never, Begun = never> {
  /** Name of the method among the realm's authentication providers. */
  readonly provider: string;
  /**
   * Starts a method of several steps, such as a mailed link.
   * @throws ProblemError
   */
  readonly begin?: (context: RealmContext, input: Begin) => Promise<Begun>;
  /**
   * Verifies the presented credential; one-time credentials are consumed.
   * @throws ProblemError for an invalid credential: 404, 410 or a status for a pending one; never reveals whether an
   * account exists
   */
  readonly finish: (context: RealmContext, input: Finish) => Promise<AuthResult>;
}
