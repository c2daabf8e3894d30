import { expect, test } from 'vitest';
import type { AccessDecision } from '#schemas/access.ts';
import { findAutoplayTitle } from './plays-at-once.ts';

const plays: AccessDecision = { outcome: 'PLAY' };
const afterSignIn: AccessDecision = { outcome: 'SIGN_IN', then: plays };
const video = { id: 1001, type: 'VOD', access: plays };
const event = { id: 2001, type: 'LIVE', access: plays, live: true };
const film = { type: 'VOD', id: 1001 };

test.each([
  ['the page of a playable video', { video }, film, film],
  ['the page of a video that requires sign-in', { video: { ...video, access: afterSignIn } }, undefined, film],
  [
    'the page of a video that requires sign-in and a purchase',
    { video: { ...video, access: { outcome: 'SIGN_IN', then: { outcome: 'REFUSED', reason: 'PURCHASE' } } } },
    undefined,
    undefined,
  ],
  [
    'the page of a geoblocked video',
    { video: { ...video, access: { outcome: 'REFUSED', reason: 'GEOBLOCKED' } } },
    undefined,
    undefined,
  ],
  [
    'the page of a premiere',
    { video: { ...video, premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-11-25T20:00:00Z' } } },
    undefined,
    undefined,
  ],
  ['the page of a current live event', { event }, { type: 'LIVE', id: 2001 }, { type: 'LIVE', id: 2001 }],
  ['the page of an upcoming live event', { event: { ...event, live: false } }, undefined, undefined],
  ['a page of rows', { document: { elements: [] } }, undefined, undefined],
  ['a page without data', null, undefined, undefined],
])(
  '%s starts playback for guests and signed-in viewers only if the title is playable for them @play-01 @play-03',
  (_what, data, guest, viewer) => {
    const loaderData = { root: { settings: {} }, page: data };
    expect(findAutoplayTitle(loaderData, (access) => access)).toEqual(guest);
    expect(findAutoplayTitle(loaderData)).toEqual(viewer);
  },
);
