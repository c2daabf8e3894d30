import type { Tokens } from '#schemas/wire/identity/session.ts';
import type { HostAnswer, HostProcess } from './host-process.ts';
import { bearer } from './realm-server.ts';
import type { StudioAnswer } from './studio.ts';

/** Sends requests to several instances with the same token. */
export interface InstanceClient {
  tokens: Tokens;
  get: (instance: HostProcess, path: string) => Promise<HostAnswer>;
  /** Calls a studio endpoint. */
  studio: (
    instance: HostProcess,
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<StudioAnswer & { status: number }>;
}

const asJson = { 'content-type': 'application/json' };

/** Signs in at an instance in the realm north, to the site or the studio; without an account as guest. */
export async function signInAt(
  instance: HostProcess,
  account?: { email: string; password: string },
  to: 'site' | 'studio' = 'site',
): Promise<InstanceClient> {
  const answer = account
    ? await instance.ask('north', to === 'site' ? '/api/v2/login' : '/api/v2/studio/login', {
        method: 'POST',
        headers: asJson,
        body: JSON.stringify({ id: account.email, secret: account.password }),
      })
    : await instance.ask('north', '/api/v2/login/guest/checkin', { method: 'POST' });
  if (answer.status !== 201) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  const tokens = answer.json<Tokens>();
  const headers = bearer(tokens);
  return {
    tokens,
    get: (other, path) => other.ask('north', path, { headers }),
    studio: async (other, method, path, body) => {
      const { status, text } = await other.ask('north', `/api/v2/studio/${path}`, {
        method,
        headers: { ...headers, ...asJson },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { ...(text === '' ? {} : (JSON.parse(text) as StudioAnswer)), status };
    },
  };
}
