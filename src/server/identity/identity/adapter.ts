import type { AnyCall } from '../../platform/http/call.ts';
import type { AuthResult } from './auth-result.ts';

/**
 * A way in; what it can do, as data, stands in `schemas/authentication-providers.ts`. What is particular to it stands in its adapter and nowhere else; all end in `enter`, and all are held to the same
 * suite of behaviour (`adapters.test.ts`).
 */
export interface Adapter<Finish, Begin = never, Begun = never> {
  /** Name among the realm's providers. */
  readonly provider: string;
  /** Begins what takes more than one step, such as a link that is mailed. @throws ProblemError */
  readonly begin?: (call: AnyCall, input: Begin) => Promise<Begun>;
  /**
   * What somebody has shown, checked. Things that are good once are used up by it.
   * @throws ProblemError where it is not good: 404, 410 or what the way in says while it waits, and never whether an account exists
   */
  readonly finish: (call: AnyCall, input: Finish) => Promise<AuthResult>;
}
