import { expect, test } from 'vitest';
import type { AccessDecision } from '#schemas/access.ts';
import { findAutoplayTitle } from './plays-at-once.ts';

const plays: AccessDecision = { outcome: 'PLAY' };
const afterSignIn: AccessDecision = { outcome: 'SIGN_IN', then: plays };
const video = { id: 1001, type: 'VOD', access: plays };
const event = { id: 2001, type: 'LIVE', access: plays, live: true };
const film = { type: 'VOD', id: 1001 };

test.each([
  ['starts playback automatically for every viewer on the page of a playable video', { video }, film, film],
  [
    'starts playback automatically only for signed-in viewers on the page of a video that requires sign-in',
    { video: { ...video, access: afterSignIn } },
    undefined,
    film,
  ],
  [
    'does not start playback automatically on the page of a video that requires sign-in and a purchase',
    { video: { ...video, access: { outcome: 'SIGN_IN', then: { outcome: 'REFUSED', reason: 'PURCHASE' } } } },
    undefined,
    undefined,
  ],
  [
    'does not start playback automatically on the page of a geoblocked video',
    { video: { ...video, access: { outcome: 'REFUSED', reason: 'GEOBLOCKED' } } },
    undefined,
    undefined,
  ],
  [
    'does not start playback automatically on the page of a premiere',
    { video: { ...video, premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-11-25T20:00:00Z' } } },
    undefined,
    undefined,
  ],
  [
    'starts playback automatically for every viewer on the page of a current live event',
    { event },
    { type: 'LIVE', id: 2001 },
    { type: 'LIVE', id: 2001 },
  ],
  [
    'does not start playback automatically on the page of an upcoming live event',
    { event: { ...event, live: false } },
    undefined,
    undefined,
  ],
  ['does not start playback automatically on a page of rows', { document: { elements: [] } }, undefined, undefined],
  ['does not start playback automatically on a page without data', null, undefined, undefined],
])('%s @play-01 @play-03', (_what, data, guest, viewer) => {
  const loaderData = { root: { settings: {} }, page: data };
  expect(findAutoplayTitle(loaderData, (access) => access)).toEqual(guest);
  expect(findAutoplayTitle(loaderData)).toEqual(viewer);
});
