import { expect, test } from 'vitest';
import type { LiveCard } from '#schemas/generated/types.ts';
import type { AnyCard } from '../remembered.ts';
import { getStartOverHref, showsProgramme } from './programme-rule.ts';

const programmingInfo = {
  currentProgramme: { episode: 'Weigh-in', startDate: '2026-11-21T10:00:00Z', endDate: '2026-11-21T11:00:00Z' },
} as NonNullable<LiveCard['programmingInfo']>;
const card = (more: object) => ({ id: 1, title: 'Channel', ...more }) as AnyCard;

test.each`
  type      | accessLevel             | who         | on                 | epgPlayback   | shows    | verb               | has
  ${'EPG'}  | ${'GRANTED'}            | ${'guest'}  | ${undefined}       | ${'ENABLED'}  | ${true}  | ${'shows'}         | ${'without'}
  ${'EPG'}  | ${'GRANTED'}            | ${'viewer'} | ${undefined}       | ${'ENABLED'}  | ${true}  | ${'shows'}         | ${'without'}
  ${'EPG'}  | ${'GRANTED'}            | ${'viewer'} | ${undefined}       | ${'DISABLED'} | ${false} | ${'does not show'} | ${'without'}
  ${'EPG'}  | ${'GRANTED_ON_SIGN_IN'} | ${'guest'}  | ${undefined}       | ${'ENABLED'}  | ${false} | ${'does not show'} | ${'without'}
  ${'EPG'}  | ${'GRANTED_ON_SIGN_IN'} | ${'viewer'} | ${undefined}       | ${'ENABLED'}  | ${true}  | ${'shows'}         | ${'without'}
  ${'EPG'}  | ${'DENIED'}             | ${'viewer'} | ${undefined}       | ${'ENABLED'}  | ${false} | ${'does not show'} | ${'without'}
  ${'LIVE'} | ${'GRANTED'}            | ${'guest'}  | ${programmingInfo} | ${'ENABLED'}  | ${true}  | ${'shows'}         | ${'with'}
  ${'LIVE'} | ${'GRANTED'}            | ${'guest'}  | ${undefined}       | ${'ENABLED'}  | ${false} | ${'does not show'} | ${'without'}
  ${'LIVE'} | ${'DENIED'}             | ${'viewer'} | ${programmingInfo} | ${'ENABLED'}  | ${false} | ${'does not show'} | ${'with'}
  ${'VOD'}  | ${'GRANTED'}            | ${'viewer'} | ${undefined}       | ${'ENABLED'}  | ${false} | ${'does not show'} | ${'without'}
`(
  'for a $who, the card of type $type $has programme data, with access $accessLevel and guide playback $epgPlayback, $verb its programme @card-07',
  ({ type, accessLevel, who, on, epgPlayback, shows }) =>
    expect(
      showsProgramme(card({ type, accessLevel, ...(on && { programmingInfo: on }) }), {
        epgPlayback,
        isGuest: who === 'guest',
        licenceIds: [],
      }),
    ).toBe(shows),
);

test('returns a link that plays the current programme from its start, or no link without a programme @card-08', () => {
  const links: Parameters<typeof getStartOverHref>[1] = {
    hrefOfCard: ({ id }) => `/live/${id}`,
    hrefOf: ({ route }, query) => `${route}?start=${query?.['start']}`,
  };
  expect(getStartOverHref(card({ type: 'LIVE', programmingInfo }), links)).toBe('/live/1?start=2026-11-21T10:00:00Z');
  expect(getStartOverHref(card({ type: 'EPG' }), links)).toBeUndefined();
});
