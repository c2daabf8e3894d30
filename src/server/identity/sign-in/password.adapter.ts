import type { Adapter } from '../identity/adapter.ts';
import { createAccountAuthResult } from '../identity/auth-result.ts';
import { readDeviceCookie } from '../../platform/http/device.ts';
import { getCallerAddress } from '../../platform/http/origin.ts';
import { signIn } from './login.ts';

/** Sign-in by email address and password. */
export const byPassword: Adapter<{ id: string; secret: string }> = {
  provider: 'ID',
  finish: async (call, { id, secret }) => {
    const credentials = {
      email: id,
      password: secret,
      address: getCallerAddress(call),
      device: await readDeviceCookie(call),
    };
    const account = await signIn(call.context, call.realm.id, credentials);
    return createAccountAuthResult(account.id, { provider: 'ID', methods: ['pwd'], isFresh: true });
  },
};
