import type { Handlers } from '../http/call.ts';
import { ownProof } from '../identity/proof.ts';
import { letIn } from '../sign-in/let-in.ts';
import { signUp } from './sign-up.ts';

export const signUpHandlers: Handlers<'POST /api/v2/user'> = {
  'POST /api/v2/user': async (call) => {
    const { id } = await signUp(call, call.body);
    return letIn(call, ownProof(id, { provider: 'ID', methods: ['pwd'], isFresh: true }));
  },
};
