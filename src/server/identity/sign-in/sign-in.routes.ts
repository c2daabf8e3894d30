import type { Handlers } from '../../platform/http/call.ts';
import { signInByPassword } from './sign-in.http.ts';

export const signInHandlers: Handlers<'POST /api/v2/login' | 'POST /api/v2/studio/login'> = {
  'POST /api/v2/login': (call) => signInByPassword(call, call.body),
  'POST /api/v2/studio/login': (call) => signInByPassword(call, call.body, 'studio'),
};
