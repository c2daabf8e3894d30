import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Problem } from '#schemas/wire/problem.ts';
import type { AccountDetails } from '#schemas/wire/identity/users.ts';
import type { Tokens } from '#schemas/wire/identity/session.ts';
import { loadAccounts } from '../../../../tests/support/accounts-realm.ts';
import { bearer, openTestServer, type TestServer } from '../../../../tests/support/realm-server.ts';
import { newViewer } from '../../../../tests/support/sign-up.ts';

let server: TestServer;
let tokens: Tokens & { email: string };
beforeAll(async () => {
  server = await openTestServer({}, { accounts: true });
  await loadAccounts(server, 'south');
  tokens = await newViewer(server);
});
afterAll(() => server.close());

const put = (body: object, who: Pick<Tokens, 'authorisationToken'> = tokens, realm = 'north') =>
  server.call('/api/v2/user/billing-details', {
    method: 'PUT',
    realm,
    headers: { 'content-type': 'application/json', ...bearer(who) },
    body: JSON.stringify(body),
  });
const get = async (path: string, who = tokens, realm = 'north') =>
  (await server.call(path, { headers: bearer(who), realm })).json();
const details = (address: object, more: object = {}) => ({
  fullName: 'Nina New',
  email: tokens.email,
  address,
  ...more,
});

const saoPaulo = {
  countryCode: 'BR',
  line1: 'Avenida Paulista 1000',
  city: 'São Paulo',
  administrativeLevel1: 'SP',
  postalCode: '01310-100',
};
const valid: [string, object, object][] = [
  ['BR', saoPaulo, { taxNumber: '529.982.247-25' }],
  [
    'US',
    { countryCode: 'US', line1: '1 Main St', city: 'Austin', administrativeLevel1: 'TX', postalCode: '78701' },
    {},
  ],
  ['GB', { countryCode: 'GB', line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA' }, {}],
  ['JP', { countryCode: 'JP', line1: '1-1', city: 'Chiyoda', administrativeLevel1: '13', postalCode: '100-0001' }, {}],
  ['SA', { countryCode: 'SA', line1: 'King Fahd Road 12', city: 'Riyadh', postalCode: '12271' }, {}],
];

describe('billing details @form-02', () => {
  test.each(valid)(
    'stores a billing address in the country %s, replacing the previous one',
    async (code, address, more) => {
      expect((await put(details(address, more))).status).toBe(204);
      const addresses = (await get('/api/v2/user/address')) as object[];
      expect(addresses).toHaveLength(1);
      expect(addresses[0]).toMatchObject({ ...address, label: 'Nina New', addressType: 'BILLING', countryCode: code });
    },
  );

  test.each<[string, object, string[]]>([
    ['no state in Brazil', { ...saoPaulo, administrativeLevel1: undefined }, ['administrativeLevel1FieldIsRequired']],
    ['a state of another country', { ...saoPaulo, administrativeLevel1: 'TX' }, ['administrativeLevel1FieldIsInvalid']],
    ['a postal code of another country', { ...saoPaulo, postalCode: 'SW1A 2AA' }, ['postalCodeFieldIsInvalid']],
    [
      'only spaces as street and an empty city',
      { countryCode: 'BR', line1: ' ', city: '', administrativeLevel1: 'SP', postalCode: '01310-100' },
      ['line1FieldIsRequired', 'cityFieldIsRequired'],
    ],
  ])('rejects an address with %s, and reports the field @form-06', async (_what, address, messages) => {
    const answer = await put(details(address, { taxNumber: '529.982.247-25' }));
    expect(answer.status).toBe(400);
    const problem = (await answer.json()) as Problem;
    expect(problem.messages).toEqual(messages);
    expect(problem.details?.fields?.every(({ pointer }) => pointer.startsWith('/address/'))).toBe(true);
  });

  test.each<[string, object, string]>([
    ['a missing tax number', {}, 'taxNumberFieldIsRequired'],
    ['a tax number with wrong check digits', { taxNumber: '529.982.247-26' }, 'taxNumberFieldIsInvalid'],
  ])('rejects billing details in Brazil with %s @form-05', async (_what, more, message) => {
    expect(((await (await put(details(saoPaulo, more))).json()) as Problem).messages).toEqual([message]);
  });

  test('rejects an address in a country that the realm excludes @form-02', async () => {
    const answer = await put(details({ countryCode: 'KP', line1: 'Street', city: 'City' }));
    expect(((await answer.json()) as Problem).messages).toEqual(['addressFieldIsInvalid']);
  });

  test('stores the name and the tax number of billing details with the account', async () => {
    expect((await put(details(saoPaulo, { fullName: 'Nina Newer', taxNumber: '52998224725' }))).status).toBe(204);
    expect(await get('/api/v2/user/profile')).toMatchObject({
      name: { fullName: 'Nina Newer' },
      contactEmail: tokens.email,
      emailVerified: false,
      birthDate: null,
    });
  });

  describe('account details', () => {
    const change = async (body: object, who: Pick<Tokens, 'authorisationToken'>) => {
      const answer = await server.call('/api/v2/user/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...bearer(who) },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as AccountDetails & Problem };
    };

    test('updates and removes account details', async () => {
      const own = await newViewer(server);
      const name = { fullName: 'Nora New' };
      const sent = {
        ...(await get('/api/v2/user/profile', own)),
        name,
        birthDate: '1990-02-03',
        phoneNumber: '+4930901820',
      };
      expect(await change(sent, own)).toMatchObject({ status: 200, body: sent });
      expect(await get('/api/v2/user/profile', own)).toEqual(sent);
      const { phoneNumber: _removed, ...less } = sent;
      expect((await change({ ...less, birthDate: null }, own)).body).toEqual({ ...less, birthDate: null });
    });

    test.each<[string, object, string]>([
      ['a birth date in the future', { birthDate: '2999-01-01' }, 'birthDateFieldIsInvalid'],
      ['a phone number of letters', { phoneNumber: 'call me' }, 'phoneNumberFieldIsInvalid'],
      ['no name', { name: { fullName: ' ' } }, 'fullNameFieldIsRequired'],
      ['another email address than the account’s', { contactEmail: 'other@playbill.test' }, 'account.emailElsewhere'],
    ])('rejects account details with %s and changes nothing', async (_what, wrong, message) => {
      const before = await get('/api/v2/user/profile');
      const answer = await change({ ...before, ...wrong }, tokens);
      expect(answer.status).toBe(400);
      expect(answer.body.messages).toContain(message);
      expect(await get('/api/v2/user/profile')).toEqual(before);
    });

    test('stores, updates and removes answers to the realm’s custom fields one by one', async () => {
      const own = await newViewer(server, 'north', { fields: { favourite: 'karate' } });
      const { fields: answers, ...rest } = (await get('/api/v2/user/profile', own)) as AccountDetails;
      expect(answers).toEqual({ favourite: 'karate' });
      // A client that does not send custom fields leaves them unchanged.
      expect((await change(rest, own)).body.fields).toEqual({ favourite: 'karate' });
      expect(await change({ ...rest, fields: { favourite: 'judo' } }, own)).toMatchObject({
        status: 400,
        body: { messages: ['favouriteFieldIsInvalid'] },
      });
      const stranger = { admin: 'yes' };
      expect((await change({ ...rest, fields: stranger }, own)).body.fields).toEqual({ favourite: 'karate' });
      expect((await put({ ...details(saoPaulo, { taxNumber: '529.982.247-25' }), email: own.email }, own)).status).toBe(
        204,
      );
      expect(await get('/api/v2/user/profile', own)).toHaveProperty('fields', { favourite: 'karate' });
      expect((await change({ ...rest, fields: { favourite: '' } }, own)).body).not.toHaveProperty('fields');
    });

    test('keeps account details that are not part of the billing details, and removes empty ones', async () => {
      const own = await newViewer(server);
      const profile = await get('/api/v2/user/profile', own);
      await change({ ...profile, birthDate: '1990-02-03' }, own);
      const [, london] = valid.find(([code]) => code === 'GB') ?? [];
      const sent = { fullName: 'Nora New', email: own.email, address: london };
      expect((await put(sent, own)).status).toBe(204);
      expect(await get('/api/v2/user/profile', own)).toMatchObject({ birthDate: '1990-02-03' });
      expect((await put({ ...sent, birthDate: '' }, own)).status).toBe(204);
      expect(await get('/api/v2/user/profile', own)).toMatchObject({ birthDate: null });
    });
  });

  test('rejects a guest’s requests for address and account details', async () => {
    const guest = await server.guest();
    expect((await put(details(saoPaulo), guest)).status).toBe(403);
    expect((await server.call('/api/v2/user/address', { headers: bearer(guest) })).status).toBe(403);
    expect((await server.call('/api/v2/user/profile', { headers: bearer(guest) })).status).toBe(403);
  });

  test('returns only the caller’s own billing address, and only in the caller’s realm @realm-02', async () => {
    const other = await newViewer(server);
    expect(await get('/api/v2/user/address', other)).toEqual([]);
    expect(await server.database.query("select * from addresses where realm = 'south'", [], 'south')).toEqual([]);
    expect((await put(details(saoPaulo), tokens, 'south')).status).toBe(401);
  });
});
