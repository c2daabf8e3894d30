import { expect, test } from 'vitest';
import { getAudience } from './audience.ts';

const call = (settings: object, isGuest: boolean) =>
  getAudience({
    clock: { now: () => 5 },
    realm: { id: 'lumen', settings },
    locale: 'ar_AE',
    country: 'SE',
    caller: { isGuest },
  } as never);

test('derives the audience of a title list (guest, locale, country) from the request and the settings', () => {
  const settings = { territory: { blocked: ['SE'] }, spoilers: { tags: ['result'] } };
  const common = { realm: 'lumen', locale: 'ar_AE', country: 'SE', now: 5 };
  expect(call(settings, true)).toEqual({ ...common, isGuest: true, blockedCountries: ['SE'], resultTags: ['result'] });
  expect(call({}, false)).toEqual({ ...common, isGuest: false, blockedCountries: [], resultTags: undefined });
});
