import type { Tokens } from '#schemas/wire/session.ts';
import { bearer, json, type TestServer } from './realm-server.ts';

/** Settings of a realm whose accounts have profiles. */
export const withProfiles = { profiles: { enabled: true, pinProtection: true } };

type Bearer = Pick<Tokens, 'authorisationToken' | 'refreshToken'>;

/** A call of somebody who is signed in to north. */
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

/** Makes a profile and answers its id. */
export async function newProfile(server: TestServer, tokens: Bearer, profile: object): Promise<string> {
  const made = await send(server, tokens, 'POST /api/v1/profile', profile);
  if (made.status !== 201) throw new Error(`A new profile was answered ${made.status}`);
  return ((await made.json()) as { id: string }).id;
}

/** Goes on as another profile, and answers the tokens of that. */
export async function switchTo(server: TestServer, tokens: Bearer, id: string, pin?: string): Promise<Bearer> {
  const answer = await send(server, tokens, `POST /api/v1/profile/${id}`, {
    'profile-id': id,
    ...(pin !== undefined && { pin }),
  });
  if (answer.status !== 201) throw new Error(`A switch was answered ${answer.status}: ${await answer.text()}`);
  const { authToken, refreshToken } = (await answer.json()) as { authToken: string; refreshToken: string };
  return { authorisationToken: authToken, refreshToken };
}

/** Somebody goes on as a new child, up to an age. */
export const asChild = async (server: TestServer, tokens: Bearer, category = '6'): Promise<Bearer & { id: string }> => {
  const id = await newProfile(server, tokens, { displayName: `Kim ${category}`, type: 'CHILD', category });
  return { ...(await switchTo(server, tokens, id)), id };
};
