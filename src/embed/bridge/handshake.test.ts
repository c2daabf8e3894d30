import { expect, onTestFinished, test } from 'vitest';
import { CONNECT, HELLO } from '../protocol.ts';
import { startHandshake, type FrameWindow } from './handshake.ts';

const ORIGIN = 'https://partner.example.org';
const NONCE = '0123456789abcdef';

/** A fake frame that records the messages to its parent. */
function frame(origins: readonly string[] = [ORIGIN]) {
  const target = new EventTarget();
  const said: unknown[] = [];
  const parent = { postMessage: (...words: unknown[]) => void said.push(words) };
  const window = Object.assign(target, { parent }) as unknown as FrameWindow;
  const taken: string[] = [];
  const handshake = startHandshake({ window, origins, onConnect: (_line, nonce) => taken.push(nonce) });
  onTestFinished(handshake.end);
  const hear = (more: object = {}) => {
    const ports = [new MessageChannel().port1];
    const message = { source: parent, origin: ORIGIN, data: { type: CONNECT, nonce: NONCE }, ports, ...more };
    target.dispatchEvent(Object.assign(new Event('message'), message));
  };
  return { said, taken, hear, handshake };
}
const port = () => new MessageChannel().port1;

test('sends a hello without data and connects to one registered page at a time @brg-01', () => {
  const { said, taken, hear, handshake } = frame();
  expect(said).toEqual([[{ type: HELLO }, '*']]);
  hear();
  hear({ data: { type: CONNECT, nonce: 'fedcba9876543210' } });
  expect(taken).toEqual([NONCE]);
  handshake.again();
  hear({ data: { type: CONNECT, nonce: 'fedcba9876543210' } });
  expect(taken).toEqual([NONCE, 'fedcba9876543210']);
});

test.each<[what: string, more: object]>([
  ['another window than the parent', { source: { postMessage: () => undefined } }],
  ['no window', { source: null }],
  ['an origin that is not registered', { origin: 'https://evil.test' }],
  ['an origin that looks alike', { origin: 'https://partner.example.org.evil.test' }],
  ['an origin on another port', { origin: `${ORIGIN}:3101` }],
  ['a page without an origin', { origin: 'null' }],
  ['another message', { data: { type: HELLO, nonce: NONCE } }],
  ['another version', { data: { type: 'playbill.player/2/connect', nonce: NONCE } }],
  ['no nonce', { data: { type: CONNECT } }],
  ['a short nonce', { data: { type: CONNECT, nonce: 'x' } }],
  ['a nonce that is no text', { data: { type: CONNECT, nonce: { length: 20 } } }],
  ['text', { data: CONNECT }],
  ['nothing', { data: null }],
  ['no port', { ports: [] }],
  ['two ports', { ports: [port(), port()] }],
])('%s gets no message channel, and a registered page can still connect @brg-01', (_what, more) => {
  const { said, taken, hear } = frame();
  hear(more);
  expect([taken, said.length]).toEqual([[], 1]);
  hear();
  expect(taken).toEqual([NONCE]);
});
