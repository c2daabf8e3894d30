import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { editors, realmFiles, viewer, writeRealm } from '../../../../tests/support/realm-folder.ts';
import { json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { createRealmApp } from '../../app/api/app.ts';
import { checkFolder } from '../../authoring/folder/check-folder.ts';
import type { CaptchaAnswer, CaptchaProviders } from '../../platform/captcha-providers.ts';

let server: TestServer;
let asked: CaptchaAnswer[] = [];
let isAway = false;
/** A captcha provider that accepts only the token `person`. */
const providers: CaptchaProviders = new Map([
  [
    'tester',
    {
      verify: async (answer) => {
        asked.push(answer);
        if (isAway) throw new Error('The service is away');
        return answer.token === 'person';
      },
    },
  ],
]);
const captcha = (provider: string) => ({
  selfRegistration: { allowed: true, guestCheckout: true },
  captcha: { provider, siteKey: 'a-key', protectedActions: ['LOGIN', 'SIGNUP'] },
});

beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  await loadAccounts(server, 'south');
  // Writes settings with providers that this server may not know, as another build could have stored them. They cannot
  // be loaded from a folder, because loading rejects them.
  for (const [realm, provider] of [
    ['north', 'tester'],
    ['south', 'forgotten'],
  ] as const)
    await server.database.query(
      'update realms set settings = settings || $1::jsonb where realm = $2',
      [JSON.stringify(captcha(provider)), realm],
      realm,
    );
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  isAway = false;
});

const ask = async (path: string, body: object, realm = 'north') => {
  const app = createRealmApp({ ...server.context, captchaProviders: providers });
  const answer = await app.request(`http://${realm}.localhost${path}`, json(body), {
    incoming: { socket: { remoteAddress: '192.0.2.7' } },
  });
  const { code, messages } = (await answer.json()) as Problem;
  return { status: answer.status, code, messages };
};
const person = {
  email: 'somebody@playbill.test',
  secret: 'a long password',
  name: 'Nina New',
  consentAnswers: [{ promptField: 'terms', answer: true }],
};
const guest = { email: 'guest@playbill.test', consentAnswers: person.consentAnswers };
const login = { id: viewer.email, secret: viewer.password };
const edda = { id: editors.edda.email, secret: editors.edda.password };

describe.each([
  ['signing up', '/api/v2/user', person, 'SIGNUP'],
  ['buying by email alone', '/api/v2/user/guest-checkout-principal', guest, 'SIGNUP'],
  ['signing in', '/api/v2/login', login, 'LOGIN'],
  ['signing in to the studio', '/api/v2/studio/login', edda, 'LOGIN'],
])('%s in a realm with a captcha', (_what, path, body, action) => {
  test('requires a captcha token that the provider accepts @load-04', async () => {
    for (const token of [undefined, '', 'program'])
      expect(await ask(path, { ...body, captchaToken: token })).toEqual({
        status: 403,
        code: 'CAPTCHA_FAIL_ERROR',
        messages: ['captchaFailed'],
      });
    expect((await ask(path, { ...body, captchaToken: 'person' })).status).toBe(201);
    expect(asked.at(-1)).toEqual({ realm: 'north', siteKey: 'a-key', token: 'person', action, address: '192.0.2.7' });
  });

  test('answers 503 while the captcha provider is unavailable or unknown @load-04', async () => {
    isAway = true;
    const refused = { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['captchaUnavailable'] };
    expect(await ask(path, { ...body, captchaToken: 'person' })).toEqual(refused);
    isAway = false;
    expect(await ask(path, { ...body, captchaToken: 'person' }, 'south')).toEqual(refused);
  });
});

test('the realm check reports a captcha provider that the server does not know @load-04', async () => {
  const { folder, remove } = await writeRealm('north', {
    'realm.json': { ...(realmFiles('north')['realm.json'] as object), ...captcha('somebody') },
  });
  const { findings } = await checkFolder(folder).finally(remove);
  expect(findings.filter(({ pointer }) => pointer === '/captcha/provider')).toMatchObject([
    { severity: 'error', expected: expect.stringContaining('leave out captcha') },
  ]);
});
