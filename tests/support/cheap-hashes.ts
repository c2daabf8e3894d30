import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** The cost of a password's hash (`src/server/identity/accounts/password.ts`), and what test servers hash by in its place. */
const MEMORY = 19_456;
const CHEAP = { memory: 8, passes: 1 } as const;

const { argon2 } = crypto;

/**
 * Has this process hash passwords at almost no cost, which halves what signing up takes. The text of a hash says the usual cost, so that
 * the program does not notice; another process cannot read it. Hashes by other costs stay as they are.
 */
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, ...(parameters.memory === MEMORY && CHEAP) }, done);
syncBuiltinESMExports();
