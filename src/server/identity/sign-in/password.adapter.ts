import type { Adapter } from '../identity/adapter.ts';
import { ownProof } from '../identity/auth-result.ts';
import { deviceOf } from '../../platform/http/device.ts';
import { callerAddress } from '../../platform/http/origin.ts';
import { signIn } from './login.ts';

/** Sign-in by email address and password. */
export const byPassword: Adapter<{ id: string; secret: string }> = {
  provider: 'ID',
  finish: async (call, { id, secret }) => {
    const credentials = { email: id, password: secret, address: callerAddress(call), device: await deviceOf(call) };
    const account = await signIn(call.context, call.realm.id, credentials);
    return ownProof(account.id, { provider: 'ID', methods: ['pwd'], isFresh: true });
  },
};
