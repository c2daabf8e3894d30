import { expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { openSecrets } from '../../../platform/outbound/secrets.ts';
import { createMoney } from '../../domain/money.ts';
import type { ProviderSetup } from '../provider.ts';
import { openProviders, providerFactories } from './registry.ts';

const GATEWAY = { apiOrigin: 'http://127.0.0.1:4000', browserOrigin: 'http://gateway.localhost:3000' };

const cardSecrets = {
  PLAYBILL_SECRET_NORTH__CARD_SECRET_KEY: 'sk',
  PLAYBILL_SECRET_NORTH__CARD_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
};

function createSetup(settings: Record<string, string>, changes: Partial<ProviderSetup> = {}): ProviderSetup {
  const secrets = openSecrets(settings);
  return {
    realm: 'north',
    environment: 'demo',
    config: {},
    readSecret: (name) => secrets('north', name),
    fetch: () => Promise.reject(new Error('No call was expected')),
    gateway: GATEWAY,
    clock: systemClock,
    ...changes,
  };
}

const open = (name: string, settings: Record<string, string>, changes?: Partial<ProviderSetup>) =>
  openProviders(new Map([[name, createSetup(settings, changes)]]));

test('every provider is registered by its own name @pay-03', () => {
  for (const [name, factory] of providerFactories) expect(factory.name).toBe(name);
});

test('opens a provider that has its secrets @pay-03', async () => {
  const { providers, problems } = await open('card', cardSecrets);
  expect(problems).toEqual([]);
  expect(providers.get('card')?.origins.frame).toEqual([GATEWAY.browserOrigin]);
});

/** All secrets of a provider as variables. */
const toSettings = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [`PLAYBILL_SECRET_NORTH__${name.toUpperCase().replaceAll('-', '_')}`, 'whsec_c2VjcmV0']),
  );

test.each([...providerFactories.values()])('opens $name in the demo by its secrets alone @pay-03', async (factory) => {
  const { providers, problems } = await open(factory.name, toSettings(factory.secrets));
  expect(problems).toEqual([]);
  expect(providers.get(factory.name)).toMatchObject({ name: factory.name, methods: factory.methods });
});

test.each(['stripe', 'adyen'])('%s offers no card outside of the demo @pay-03', async (name) => {
  const settings = toSettings(providerFactories.get(name)?.secrets ?? []);
  const changes = { environment: 'test', gateway: undefined, config: { merchantAccount: 'North' } } as const;
  const provider = (await open(name, settings, changes)).providers.get(name);
  expect(provider?.methods.map(({ method }) => method)).toEqual(expect.not.arrayContaining(['card']));
  expect(provider?.methods.map(({ method }) => method)).toContain('ideal');
  const fields = { accountId: 'a', pageOrigin: 'https://north.test', locale: 'en_US', money: createMoney(999n, 'EUR') };
  await expect(provider?.openFields(fields)).rejects.toThrow('demo only');
});

test('leaves Adyen out in live without the prefix of its address @pay-03', async () => {
  const settings = toSettings(providerFactories.get('adyen')?.secrets ?? []);
  const changes = { environment: 'live', gateway: undefined, config: { merchantAccount: 'North' } } as const;
  expect((await open('adyen', settings, changes)).problems[0]?.problem).toContain('liveUrlPrefix');
});

test('leaves a provider without a secret out and names the variables @pay-03', async () => {
  const { providers, problems } = await open('card', {});
  expect(providers.size).toBe(0);
  expect(problems).toEqual([
    { name: 'card', problem: expect.stringContaining('PLAYBILL_SECRET_NORTH__CARD_SECRET_KEY') },
  ]);
  expect(problems[0]?.problem).toContain('PLAYBILL_SECRET_NORTH__CARD_WEBHOOK_SECRET');
});

test('leaves a provider of the demo out while the gateway does not run @pay-03', async () => {
  const { problems } = await open('card', cardSecrets, { gateway: undefined });
  expect(problems).toEqual([{ name: 'card', problem: expect.stringContaining('npm start') }]);
});

test('leaves a provider without a setting out, except in the demo @pay-03', async () => {
  const live = { environment: 'live', gateway: undefined } as const;
  expect((await open('card', cardSecrets, live)).problems[0]?.problem).toContain('apiUrl');
  const config = { apiUrl: 'https://pay.example.com/card/v1/' };
  expect((await open('card', cardSecrets, { ...live, config })).problems).toEqual([]);
});

test('leaves a provider with an invalid setting out @pay-03', async () => {
  const changes = { environment: 'live', gateway: undefined, config: { apiUrl: 'http://pay.example.com' } } as const;
  expect((await open('card', cardSecrets, changes)).problems[0]?.problem).toContain('https');
});

test('reports an unknown provider and opens the others @pay-03', async () => {
  const setup = createSetup(cardSecrets);
  const { providers, problems } = await openProviders(
    new Map([
      ['cardd', setup],
      ['card', setup],
    ]),
  );
  expect([...providers.keys()]).toEqual(['card']);
  expect(problems[0]?.problem).toContain('card');
});
