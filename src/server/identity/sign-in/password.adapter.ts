import type { Adapter } from '../identity/adapter.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { signIn } from './login.ts';

/** Sign-in by email address and password. */
export const byPassword: Adapter<{ id: string; secret: string }> = {
  provider: 'ID',
  finish: async (call, { id, secret }) => {
    const credentials = {
      email: id,
      password: secret,
      address: call.address,
      device: await call.findDevice(),
    };
    const account = await signIn(call, call.realm.id, credentials);
    return createAccountAuthResult(account.id, { provider: 'ID', methods: ['pwd'], isFresh: true });
  },
};
