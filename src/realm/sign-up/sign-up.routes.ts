import type { Handlers } from '../http/call.ts';
import { answerSignedIn } from '../sessions/answer-signed-in.ts';
import { signUp } from './sign-up.ts';

export const signUpHandlers: Handlers<'POST /api/v2/user'> = {
  'POST /api/v2/user': async (call) => answerSignedIn(call, await signUp(call, call.body)),
};
