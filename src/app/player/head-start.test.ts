import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HydrationState } from 'react-router';
import type { Api } from '#services/api/client.ts';
import type { Services } from '../services.ts';
import { prefetchStreams, takePrefetchedStreams } from './head-start.ts';

const film = { type: 'VOD', id: 1001 } as const;
const streams = { type: 'VOD', live: false, hls: [], dash: [] };

/** Services with a fake play endpoint that records its calls. */
function answering() {
  const asked: string[] = [];
  const api = {
    call: async (name: string) => {
      asked.push(name);
      return name.startsWith('POST') ? { playerUrlCallback: 'https://realm.test/api/v2/player/signed' } : streams;
    },
  } as unknown as Api;
  return { services: { api } as unknown as Services, asked };
}

const drawn = (access: object, settings: object = {}): HydrationState => ({
  loaderData: { root: { settings }, watch: { video: { ...film, access } } },
});
const free = drawn({ outcome: 'PLAY' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', {
    cookie: '',
    addEventListener: () => undefined,
    createElement: () => ({ canPlayType: () => '' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('hands streams that were prefetched during hydration to the player once @play-01 @play-03', async () => {
  const { services, asked } = answering();
  prefetchStreams(services, free);
  await expect(takePrefetchedStreams(services, film)).resolves.toEqual(streams);
  expect(takePrefetchedStreams(services, film)).toBeUndefined();
  expect(asked).toEqual(['POST /api/v5/manifest/video/{id}', 'GET /api/v2/player/{signed}']);
});

test('does not hand prefetched streams of another title or another multi-view tile, or expired ones, to the player @play-03', () => {
  for (const [title, after] of [
    [{ type: 'LIVE', id: 1001 }, 0],
    [{ type: 'VOD', id: 1002 }, 0],
    [{ ...film, partition: 'left' }, 0],
    [film, 61_000],
  ] as const) {
    const { services } = answering();
    prefetchStreams(services, free);
    vi.advanceTimersByTime(after);
    expect(takePrefetchedStreams(services, title)).toBeUndefined();
  }
});

test.each([
  ['may not be played', drawn({ outcome: 'REFUSED', reason: 'PURCHASE' })],
  ['requires sign-in', drawn({ outcome: 'SIGN_IN', then: { outcome: 'PLAY' } })],
  ['first needs the nonce of an ad library', drawn({ outcome: 'PLAY' }, { ads: { nonceProviders: ['house'] } })],
])('does not prefetch streams if the title %s @play-02', (_what, hydration) => {
  const { services, asked } = answering();
  prefetchStreams(services, hydration);
  expect(asked).toEqual([]);
  expect(takePrefetchedStreams(services, film)).toBeUndefined();
});

test('prefetches streams for signed-in viewers if only guests may not play the title @play-02', () => {
  const { services, asked } = answering();
  Object.assign(document, { cookie: 'playbill-signed-in=1' });
  prefetchStreams(services, drawn({ outcome: 'SIGN_IN', then: { outcome: 'PLAY' } }));
  expect(asked).toHaveLength(1);
});

test('passes a rejected prefetch of streams on to the player @play-02', async () => {
  const { services } = answering();
  const refusal = new Error('no more');
  services.api.call = () => Promise.reject(refusal);
  prefetchStreams(services, free);
  await expect(takePrefetchedStreams(services, film)).rejects.toBe(refusal);
});
