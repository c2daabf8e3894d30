import { expect, test } from 'vitest';
import type { AccessDecision } from '#schemas/access.ts';
import { findAutoplayTitle } from './plays-at-once.ts';

const plays: AccessDecision = { outcome: 'PLAY' };
const afterSignIn: AccessDecision = { outcome: 'SIGN_IN', then: plays };
const video = { id: 1001, type: 'VOD', access: plays };
const event = { id: 2001, type: 'LIVE', access: plays, live: true };
const film = { type: 'VOD', id: 1001 };

test.each([
  ['a video', { video }, film, film],
  ['a video that asks for sign-in', { video: { ...video, access: afterSignIn } }, undefined, film],
  [
    'a video that is refused after it',
    { video: { ...video, access: { outcome: 'SIGN_IN', then: { outcome: 'REFUSED', reason: 'PURCHASE' } } } },
    undefined,
    undefined,
  ],
  [
    'a video that is refused',
    { video: { ...video, access: { outcome: 'REFUSED', reason: 'GEOBLOCKED' } } },
    undefined,
    undefined,
  ],
  [
    'a premiere',
    { video: { ...video, premiereRelease: { type: 'PREMIERE', scheduledAt: '2026-11-25T20:00:00Z' } } },
    undefined,
    undefined,
  ],
  ['an event that is on', { event }, { type: 'LIVE', id: 2001 }, { type: 'LIVE', id: 2001 }],
  ['an event to come', { event: { ...event, live: false } }, undefined, undefined],
  ['a page of rows', { document: { elements: [] } }, undefined, undefined],
  ['nothing', null, undefined, undefined],
])(
  '%s autoplays for guests and for signed-in viewers only if access allows playback @play-01 @play-03',
  (_what, data, guest, viewer) => {
    const loaderData = { root: { settings: {} }, page: data };
    expect(findAutoplayTitle(loaderData, (access) => access)).toEqual(guest);
    expect(findAutoplayTitle(loaderData)).toEqual(viewer);
  },
);
