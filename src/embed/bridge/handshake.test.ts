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

test('the embedded player sends a hello without data and connects to one registered page at a time @brg-01', () => {
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
  ['a message from another window than the parent', { source: { postMessage: () => undefined } }],
  ['a message without a source window', { source: null }],
  ['a message from an origin that is not registered', { origin: 'https://evil.test' }],
  ['a message from a similar origin', { origin: 'https://partner.example.org.evil.test' }],
  ['a message from a registered host with another port', { origin: `${ORIGIN}:3101` }],
  ['a message from an opaque origin', { origin: 'null' }],
  ['a message of another type', { data: { type: HELLO, nonce: NONCE } }],
  ['a message of another protocol version', { data: { type: 'playbill.player/2/connect', nonce: NONCE } }],
  ['a message without a nonce', { data: { type: CONNECT } }],
  ['a message with a short nonce', { data: { type: CONNECT, nonce: 'x' } }],
  ['a message with a nonce that is not a string', { data: { type: CONNECT, nonce: { length: 20 } } }],
  ['a string as message', { data: CONNECT }],
  ['an empty message', { data: null }],
  ['a message without a port', { ports: [] }],
  ['a message with two ports', { ports: [port(), port()] }],
])('%s opens no channel to the embedded player, and a registered page can still connect @brg-01', (_what, more) => {
  const { said, taken, hear } = frame();
  hear(more);
  expect([taken, said.length]).toEqual([[], 1]);
  hear();
  expect(taken).toEqual([NONCE]);
});
