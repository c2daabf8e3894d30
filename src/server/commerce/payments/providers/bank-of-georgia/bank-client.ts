import { z } from 'zod';
import type { ProviderSetup } from '../../provider.ts';
import { callJson, type JsonCall, ProviderCallError } from '../call-json.ts';

export const CLIENT_SECRET = 'bog-client-secret';

/** Milliseconds before its end at which a token is replaced. */
const TOKEN_MARGIN_MS = 60_000;
const MS_PER_SECOND = 1000;

/** Addresses of the bank and of its sandbox. */
const ENDPOINTS = {
  live: {
    token: 'https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token',
    api: 'https://api.bog.ge/payments/v1',
  },
  test: {
    token: 'https://oauth2-sandbox.bog.ge/auth/realms/bog/protocol/openid-connect/token',
    api: 'https://api-sandbox.bog.ge/payments/v1',
  },
} as const;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Content of a call. */
interface Content {
  /** JSON text, because a float in between could change an amount. */
  body?: string;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Calls the bank's API with an access token. */
export type BankCall = <Schema extends z.ZodType>(
  schema: Schema,
  method: JsonCall['method'],
  path: string,
  content?: Content,
) => Promise<z.infer<Schema>>;

const getEndpoints = ({ gateway, environment }: ProviderSetup) =>
  gateway
    ? { token: `${gateway.apiOrigin}/bog/oauth/token`, api: `${gateway.apiOrigin}/bog/payments/v1` }
    : ENDPOINTS[environment === 'live' ? 'live' : 'test'];

/** Creates a client that gets an access token and keeps it until shortly before its end. */
export function createBankClient(setup: ProviderSetup, clientId: string): BankCall {
  const { fetch, clock, readSecret } = setup;
  const endpoints = getEndpoints(setup);
  let current: { token: string; secret: string; endsAt: number } | undefined;

  async function getToken(): Promise<string> {
    const secret = await readSecret(CLIENT_SECRET);
    if (current && current.secret === secret && clock.now() < current.endsAt) return current.token;
    const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const call = {
      method: 'POST',
      url: endpoints.token,
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    } as const;
    const { access_token: token, expires_in: seconds } = await callJson(fetch, call, tokenSchema);
    current = { token, secret, endsAt: clock.now() + seconds * MS_PER_SECOND - TOKEN_MARGIN_MS };
    return token;
  }

  return async (schema, method, path, { headers = {}, ...content } = {}) => {
    const authorization = `Bearer ${await getToken()}`;
    const call = { method, url: `${endpoints.api}${path}`, headers: { authorization, ...headers }, ...content };
    try {
      return await callJson(fetch, call, schema);
    } catch (error) {
      // The bank has ended the token early, so the next call gets another one.
      if (error instanceof ProviderCallError && error.status === 401) current = undefined;
      throw error;
    }
  };
}
