import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../api/client.ts';
import { loadStreams } from '../streams.ts';
import { nonceOf, palAdapter } from './nonce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fake page with Google's PAL library; records the nonce requests. */
function fakePal() {
  const requests: object[] = [];
  class NonceRequest {
    storageAllowed = true;
  }
  class NonceLoader {
    loadNonceManager(request: object) {
      requests.push(request);
      return Promise.resolve({ getNonce: () => 'a-nonce' });
    }
  }
  return { requests, page: { goog: { pal: { NonceLoader, NonceRequest } } } };
}

test('creates a nonce per ad provider with the page’s PAL library and forbids storage without consent @play-03 @play-12', async () => {
  const { page, requests } = fakePal();
  const failed: string[] = [];
  const adapters = [
    palAdapter({ provider: 'one', mayStore: false, page }),
    palAdapter({ provider: 'two', mayStore: true, page }),
  ];
  expect(await nonceOf(adapters, (provider) => failed.push(provider))).toBe('a-nonce');
  expect(requests).toEqual([{ storageAllowed: false }, { storageAllowed: true }]);
  expect(failed).toEqual([]);
});

test('reports failed ad providers and uses the nonce of another provider @play-03 @play-12', async () => {
  const failed: string[] = [];
  const adapters = [
    palAdapter({ provider: 'without', mayStore: true, page: {} }),
    { provider: 'throws', create: () => Promise.reject(new Error('no')) },
    { provider: 'house', create: async () => 'its own' },
  ];
  expect(await nonceOf(adapters, (provider) => failed.push(provider))).toBe('its own');
  expect(failed.toSorted()).toEqual(['throws', 'without']);
  expect(await nonceOf([], () => undefined)).toBeUndefined();
});

const callsOf = () => {
  const bodies: unknown[] = [];
  const call = async (name: string, { body }: { body?: unknown }) => {
    if (name.startsWith('POST')) bodies.push(body);
    return { playerUrlCallback: 'https://apex.test/api/v2/player/signed' };
  };
  return { bodies, api: { call } as unknown as Api };
};

test('sends the ad nonce with the manifest request, which waits at most 500 ms for the nonce @play-03 @play-12', async () => {
  const { api, bodies } = callsOf();
  const title = { type: 'VOD', id: 7 } as const;
  await loadStreams(api, title);
  await loadStreams(api, title, { palContextId: async () => undefined });
  await loadStreams(api, title, { palContextId: async () => 'a-nonce' });
  const late = loadStreams(api, title, { palContextId: () => new Promise(() => undefined) });
  await vi.advanceTimersByTimeAsync(499);
  expect(bodies).toEqual([{}, {}, { googlePalContextId: 'a-nonce' }]);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect(bodies.at(-1)).toEqual({});
});
