import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONNECT, HELLO, READY, send } from '../protocol.ts';
import { connect } from './client.ts';

const ORIGIN = 'https://watch.example.org';

/** Fake window of the host page. The tests act as the player in its frame. */
let page: EventTarget;
let offers: { nonce: string; port: MessagePort; target: string }[];
const inside = {
  postMessage: (data: { type: string; nonce: string }, target: string, [port]: MessagePort[]) => {
    if (data.type === CONNECT && port) offers.push({ nonce: data.nonce, port, target });
  },
};
const frame = { contentWindow: inside } as unknown as HTMLIFrameElement;
beforeEach(() => {
  page = new EventTarget();
  offers = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { port } of offers) port.close();
});

const hello = (more: object = {}) =>
  page.dispatchEvent(
    Object.assign(new Event('message'), { source: inside, origin: ORIGIN, data: { type: HELLO }, ...more }),
  );

/** Accepts an offered channel as the player's frame does, and answers requests by `answer`. */
function take(
  offer: (typeof offers)[number] | undefined,
  answer: (call: { id: number; method: string }) => unknown,
  nonce = offer?.nonce,
) {
  const heard: { id: number; method: string; params: unknown }[] = [];
  offer?.port.addEventListener('message', ({ data }) => {
    heard.push(data);
    const given = answer(data);
    if (given !== undefined) send(offer.port, { jsonrpc: '2.0', id: data.id, ...(given as object) });
  });
  offer?.port.start();
  if (offer) send(offer.port, { jsonrpc: '2.0', method: READY, params: { nonce } });
  return heard;
}
const connected = async (answer: Parameters<typeof take>[1] = () => ({ result: null }), options = {}) => {
  const promise = connect(frame, { origin: ORIGIN, ...options });
  hello();
  const heard = take(offers[0], answer);
  return { player: await promise, heard };
};

test('the embed client opens a channel to the frame’s exact origin after its hello, and resolves calls @brg-01', async () => {
  const { player, heard } = await connected(({ method }) =>
    method === 'getState' ? { result: { id: 7 } } : { error: { code: -32_601, message: 'Method not found' } },
  );
  expect(offers.map(({ target }) => target)).toEqual([ORIGIN]);
  expect(await player.getState()).toEqual({ id: 7 });
  await expect(player.play()).rejects.toMatchObject({ code: -32_601, message: 'Method not found' });
  expect(heard.map(({ method }) => method)).toEqual(['getState', 'play']);
  player.destroy();
});

test.each([
  ['a hello from another window', { source: {} }],
  ['a hello from another origin', { origin: 'https://watch.example.org.evil.test' }],
  ['a hello from an opaque origin', { origin: 'null' }],
  ['another message than a hello', { data: 'hello' }],
])('the embed client ignores %s, opens no channel and times out @brg-01', async (_what, more) => {
  const promise = connect(frame, { origin: ORIGIN, timeout: 30 });
  hello(more);
  await expect(promise).rejects.toMatchObject({ code: 'TIMEOUT', message: expect.stringContaining(ORIGIN) });
  expect(offers).toEqual([]);
});

test('the embed client rejects a channel with a wrong nonce @brg-01', async () => {
  const promise = connect(frame, { origin: ORIGIN, timeout: 50 });
  hello();
  take(offers[0], () => ({ result: null }), 'another one entirely');
  await expect(promise).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('the embed client connects once to a frame that sent two hellos @brg-01', async () => {
  const promise = connect(frame, { origin: ORIGIN });
  hello();
  hello();
  take(offers[0], () => ({ result: { id: 1 } }));
  const player = await promise;
  expect(await player.getState()).toEqual({ id: 1 });
  player.destroy();
});

test('the embed client times out a call without a response and ignores a late response @brg-01', async () => {
  const { player, heard } = await connected(({ method }) => (method === 'play' ? undefined : { result: null }), {
    callTimeout: 30,
  });
  await expect(player.play()).rejects.toMatchObject({ code: 'TIMEOUT' });
  if (offers[0]) send(offers[0].port, { jsonrpc: '2.0', id: heard[0]?.id, result: null });
  await expect(player.pause()).resolves.toBeNull();
  player.destroy();
});

test('the embed client reconnects to a reloaded frame, rejects pending calls and preserves event listeners @brg-01', async () => {
  const { player } = await connected(({ method }) => (method === 'play' ? undefined : { result: null }));
  const heardStates: unknown[] = [];
  const again = vi.fn();
  player.on('state', (state) => heardStates.push(state));
  player.on('reconnected', again);
  const waiting = expect(player.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
  hello();
  const heard = take(offers[1], () => ({ result: null }));
  await waiting;
  expect(again).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(heard.map(({ method }) => method)).toEqual(['subscribe']));
  if (offers[1]) send(offers[1].port, { jsonrpc: '2.0', method: 'event.state', params: { id: 3 } });
  await vi.waitFor(() => expect(heardStates).toEqual([{ id: 3 }]));
  player.destroy();
});

test('the embed client rejects calls after destroy and disconnects from the frame @brg-01', async () => {
  const { player, heard } = await connected(({ method }) => (method === 'disconnect' ? undefined : { result: null }));
  await player.pause();
  player.destroy();
  await expect(player.play()).rejects.toMatchObject({ code: 'DISCONNECTED' });
  await vi.waitFor(() => expect(heard.map(({ method }) => method)).toEqual(['pause', 'disconnect']));
});
