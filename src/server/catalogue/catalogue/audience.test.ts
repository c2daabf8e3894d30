import { expect, test } from 'vitest';
import { openAudience } from './audience.ts';

const call = (settings: object, isGuest: boolean) =>
  openAudience(async (work) => work(undefined as never), {
    clock: { now: () => 5 },
    realm: { id: 'lumen', settings, licences: [] },
    locale: 'ar_AE',
    country: 'SE',
    caller: { isGuest },
  } as never);

test('derives the viewer’s properties for a title list (guest, locale, country) from the request and the settings', async () => {
  const settings = { territory: { blocked: ['SE'] }, spoilers: { tags: ['result'] } };
  const common = { realm: 'lumen', locale: 'ar_AE', country: 'SE', now: 5, entitlements: [], licences: [] };
  expect(await call(settings, true)).toEqual({
    ...common,
    isGuest: true,
    blockedCountries: ['SE'],
    resultTags: ['result'],
  });
  expect(await call({}, false)).toEqual({ ...common, isGuest: false, blockedCountries: [], resultTags: undefined });
});
