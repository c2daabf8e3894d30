import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { viewer } from '../../../../tests/support/realm-folder.ts';
import { bearer, json, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';

let server: TestServer;
let vera: Tokens;
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  await loadAccounts(server, 'south', { territory: { allowed: ['SE'], vpn: 'DISALLOW' } });
  vera = (await (
    await server.call('/api/v2/login', json({ id: viewer.email, secret: viewer.password }))
  ).json()) as Tokens;
});
afterAll(() => server.close());

const prompt = async (headers: Record<string, string> = {}, realm = 'north') =>
  (await (await server.call('/api/v2/consent-prompt', { headers, realm })).json()) as ConsentPrompt;
const answer = (consentAnswers: object[], tokens = vera, realm = 'north') => {
  const init = json({ consentAnswers });
  return server.call('/api/v2/consent-prompt/answers', {
    ...init,
    realm,
    headers: { ...init.headers, ...bearer(tokens) },
  });
};
const terms = (yes: boolean) => ({ promptField: 'terms', answer: yes });
const news = (yes: boolean) => ({ promptField: 'news', answer: yes });

describe('consent prompt @acct-05', () => {
  test('the consent prompt contains the terms in the viewer’s language and marks those without consent', async () => {
    const asked = await prompt({ 'accept-language': 'es' });
    expect(asked).toMatchObject({
      outsideAllowedTerritories: false,
      territoryStatus: 'INSIDE',
      outstanding: ['terms'],
    });
    expect(asked.fields.map(({ fieldName, text }) => [fieldName, text])).toEqual([
      ['data', 'Hola'],
      ['terms', 'Hola'],
      ['news', 'Send me news.'],
    ]);
    expect(asked.answers).toBeUndefined();
  });

  test('the consent prompt reports a country outside the realm’s allowed countries', async () => {
    expect(await prompt({ 'x-country': 'BR' }, 'south')).toMatchObject({
      outsideAllowedTerritories: true,
      territoryStatus: 'OUTSIDE',
    });
    expect(await prompt({ 'x-country': 'SE' }, 'south')).toMatchObject({ territoryStatus: 'INSIDE' });
  });

  test.each([
    ['south', 'from the country SE with the VPN header “1”', 'VPN', { 'x-country': 'SE', 'x-vpn': '1' }],
    ['south', 'from an unknown country with the VPN header “Yes”', 'VPN', { 'x-vpn': 'Yes' }],
    ['south', 'from the country SE with the VPN header “0”', 'INSIDE', { 'x-country': 'SE', 'x-vpn': '0' }],
    ['south', 'from the country BR with the VPN header “1”', 'OUTSIDE', { 'x-country': 'BR', 'x-vpn': '1' }],
    ['north', 'from an unknown country with the VPN header “1”', 'INSIDE', { 'x-vpn': '1' }],
  ])(
    'in the realm %s, for a request %s, the consent prompt has the territory status %s',
    async (realm, _request, territoryStatus, headers) =>
      expect(await prompt(headers, realm)).toMatchObject({
        territoryStatus,
        outsideAllowedTerritories: territoryStatus === 'OUTSIDE',
      }),
  );
});

describe('consent answers @acct-05', () => {
  test('stores no consent answers until all required terms are accepted', async () => {
    for (const answers of [[], [terms(false)], [news(true)]]) {
      const refused = await answer(answers);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({
        messages: ['consentIsRequired'],
        details: { missingFields: ['terms'], fields: [{ pointer: '/consentAnswers/terms', field: 'terms' }] },
      });
    }
    expect(await prompt(bearer(vera))).toMatchObject({ outstanding: ['terms'], answers: [] });
  });

  test('stores consent answers with the text of their terms, and the last answer counts', async () => {
    expect((await answer([terms(true), news(true)])).status).toBe(204);
    expect((await answer([news(false)])).status).toBe(204);
    const { outstanding, answers } = await prompt(bearer(vera));
    expect(outstanding).toEqual([]);
    expect(answers).toContainEqual({
      answer: false,
      answeredAt: '2026-07-11T12:00:00.000Z',
      isCurrent: true,
      consentField: {
        fieldName: 'news',
        fieldType: 'BINARY_CHOICE',
        label: 'News',
        text: 'Send me news.',
        required: false,
      },
    });
    const rows = await server.database.query<{ field_name: string; answer: boolean; locale: string }>(
      'select field_name, answer, locale from consent_answers order by id',
    );
    expect(rows).toEqual([
      { field_name: 'terms', answer: true, locale: 'en_US' },
      { field_name: 'news', answer: true, locale: 'en_US' },
      { field_name: 'news', answer: false, locale: 'en_US' },
    ]);
  });

  test('rejects withdrawing the consent to a required term', async () => {
    expect((await answer([terms(false)])).status).toBe(400);
    expect((await prompt(bearer(vera))).outstanding).toEqual([]);
  });

  test('rejects consent answers to unknown terms, to text fields, and duplicate answers', async () => {
    for (const answers of [
      [terms(true), { promptField: 'other', answer: true }],
      [terms(true), { promptField: 'data', answer: true }],
      [terms(true), terms(true)],
    ])
      expect((await answer(answers)).status).toBe(400);
  });

  test('rejects consent answers of a guest', async () => {
    expect((await answer([terms(true)], await server.guest())).status).toBe(403);
  });

  test('rejects consent answers of one realm’s session in another realm @realm-02', async () => {
    const rows = await server.database.query("select * from consent_answers where realm = 'south'", [], 'south');
    expect(rows).toEqual([]);
    expect((await answer([terms(true)], vera, 'south')).status).toBe(401);
  });
});
