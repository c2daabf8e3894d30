import type { Tokens } from '#schemas/wire/identity/session.ts';
import { bearer, json, type TestServer } from './realm-server.ts';

/** Realm settings with profiles enabled. */
export const withProfiles = { profiles: { enabled: true, pinProtection: true } };

type Bearer = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;

/** Sends a request with a token to the realm north. `name` is method and path. */
export const send = (
  server: TestServer,
  tokens: Pick<Tokens, 'authorisationToken'>,
  name: string,
  body?: object,
): Promise<Response> => {
  const [method = '', path = ''] = name.split(' ');
  const init = body === undefined ? {} : json(body);
  return server.call(path, { ...init, method, headers: { ...init.headers, ...bearer(tokens) } });
};

/** Creates a profile and returns its id. */
export async function newProfile(server: TestServer, tokens: Bearer, profile: object): Promise<string> {
  const made = await send(server, tokens, 'POST /api/v1/profile', profile);
  if (made.status !== 201) throw new Error(`A new profile was answered ${made.status}`);
  return ((await made.json()) as { id: string }).id;
}

/** Switches to another profile and returns its tokens. */
export async function switchTo(server: TestServer, tokens: Bearer, id: string, pin?: string): Promise<Bearer> {
  const answer = await send(server, tokens, `POST /api/v1/profile/${id}`, {
    'profile-id': id,
    ...(pin !== undefined && { pin }),
  });
  if (answer.status !== 201) throw new Error(`A switch was answered ${answer.status}: ${await answer.text()}`);
  const { authToken, refreshToken } = (await answer.json()) as { authToken: string; refreshToken: string };
  return { authorisationToken: authToken, refreshToken };
}

/** Creates a child's profile with an age category and switches to it. */
export const asChild = async (server: TestServer, tokens: Bearer, category = '6'): Promise<Bearer & { id: string }> => {
  const id = await newProfile(server, tokens, { displayName: `Kim ${category}`, type: 'CHILD', category });
  return { ...(await switchTo(server, tokens, id)), id };
};
