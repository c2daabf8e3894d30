import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Memory cost of the product's password hashes (`src/server/identity/accounts/password.ts`), and the lower cost for
 * tests.
 */
const MEMORY = 19_456;
const CHEAP = { memory: 8, passes: 1 } as const;

const { argon2 } = crypto;

/**
 * Replaces argon2 in this process by a cheap variant, which halves the time of signing up. Hash texts still state the
 * usual cost, so the server does not notice, but other processes cannot verify them. Hashes with other costs are
 * unchanged.
 */
crypto.argon2 = (algorithm, parameters, done) =>
  argon2(algorithm, { ...parameters, ...(parameters.memory === MEMORY && CHEAP) }, done);
syncBuiltinESMExports();
