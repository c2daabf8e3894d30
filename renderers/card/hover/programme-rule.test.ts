import { expect, test } from 'vitest';
import type { LiveCard } from '#schemas/generated/types.ts';
import type { AnyCard } from '../remembered.ts';
import { opensProgramme } from './programme-rule.ts';

const programmingInfo = {
  currentProgramme: { episode: 'Weigh-in', startDate: '2026-11-21T10:00:00Z', endDate: '2026-11-21T11:00:00Z' },
} as NonNullable<LiveCard['programmingInfo']>;
const card = (more: object) => ({ id: 1, title: 'Channel', ...more }) as AnyCard;

test.each`
  type      | accessLevel             | on                 | epgPlayback   | opens
  ${'EPG'}  | ${'GRANTED'}            | ${undefined}       | ${'ENABLED'}  | ${true}
  ${'EPG'}  | ${'GRANTED'}            | ${undefined}       | ${'DISABLED'} | ${false}
  ${'EPG'}  | ${'GRANTED_ON_SIGN_IN'} | ${undefined}       | ${'ENABLED'}  | ${false}
  ${'EPG'}  | ${'DENIED'}             | ${undefined}       | ${'ENABLED'}  | ${false}
  ${'LIVE'} | ${'GRANTED'}            | ${programmingInfo} | ${'ENABLED'}  | ${true}
  ${'LIVE'} | ${'GRANTED'}            | ${undefined}       | ${'ENABLED'}  | ${false}
  ${'LIVE'} | ${'DENIED'}             | ${programmingInfo} | ${'ENABLED'}  | ${false}
  ${'VOD'}  | ${'GRANTED'}            | ${undefined}       | ${'ENABLED'}  | ${false}
`(
  'a tap on $type, $accessLevel, with guide playback $epgPlayback opens its programme: $opens @card-07',
  ({ type, accessLevel, on, epgPlayback, opens }) =>
    expect(opensProgramme(card({ type, accessLevel, ...(on && { programmingInfo: on }) }), epgPlayback)).toBe(opens),
);
