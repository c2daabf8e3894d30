import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { BridgeError } from './bridge-error.ts';
import { method, type Methods } from './method.ts';
import { serve } from './serve.ts';

interface Answer {
  jsonrpc: string;
  id: unknown;
  result?: unknown;
  error?: { code: number; message: string; data?: unknown };
}

/** A served channel with a stopped clock that records its responses. */
function open(methods: Methods = {}) {
  let now = 0;
  const { port1, port2 } = new MessageChannel();
  const answers: (Answer | Answer[])[] = [];
  const reported: unknown[] = [];
  const done: unknown[] = [];
  const heard = { count: 0 };
  port2.addEventListener('message', ({ data }) => answers.push(data));
  port2.start();
  serve({
    line: port1,
    methods: {
      echo: method(z.object({ text: z.string().default('') }), ({ text }) => {
        done.push(text);
        return text;
      }),
      nothing: method(z.object({}), () => undefined),
      refuse: method(z.object({}), () => {
        throw new BridgeError(-32_020, 'failed to play', { fatal: false, retryable: false });
      }),
      break: method(z.object({}), () => {
        throw new Error('a secret of the inside');
      }),
      never: method(z.object({}), () => new Promise(() => undefined)),
      ...methods,
    },
    now: () => now,
    report: (error) => reported.push(error),
  });
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  port1.addEventListener('message', () => void (heard.count += 1));
  const say = (message: unknown) => port2.postMessage(message);
  const ask = async (message: unknown) => {
    const before = answers.length;
    say(message);
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before));
    return answers.at(-1);
  };
  return { say, ask, answers, reported, done, heard, later: (by: number) => (now += by) };
}

const request = (more: object = {}) => ({ jsonrpc: '2.0', id: 1, method: 'echo', params: { text: 'a' }, ...more });
const codeOf = (answer: unknown) => (answer as Answer).error?.code;

test.each<[what: string, message: unknown, answer: unknown]>([
  ['an object as message', request(), { jsonrpc: '2.0', id: 1, result: 'a' }],
  ['a JSON string as message', JSON.stringify(request()), { jsonrpc: '2.0', id: 1, result: 'a' }],
  ['a string as id', request({ id: 'x' }), { jsonrpc: '2.0', id: 'x', result: 'a' }],
  ['no parameters', request({ params: undefined }), { jsonrpc: '2.0', id: 1, result: '' }],
  ['a method without a result', request({ method: 'nothing' }), { jsonrpc: '2.0', id: 1, result: null }],
  [
    'a method that rejects the call',
    request({ method: 'refuse' }),
    {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32_020, message: 'failed to play', data: { fatal: false, retryable: false } },
    },
  ],
])(
  'the bridge answers a JSON-RPC request that has %s with the result or error of the method @brg-01',
  async (_what, message, answer) => expect(await open().ask(message)).toEqual(answer),
);

const inherited = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf'];
test.each<[what: string, message: unknown, code: number, id: unknown]>([
  ['a string that is not JSON', '{"jsonrpc":', -32_700, null],
  ['an empty string', '', -32_700, null],
  ['a null message', null, -32_600, null],
  ['a number', 7, -32_600, null],
  ['an empty batch', [], -32_600, null],
  ['a batch of 21 requests', Array.from({ length: 21 }, () => request()), -32_600, null],
  ['an object of more than 64 kB', request({ params: { text: 'a'.repeat(66_000) } }), -32_600, null],
  ['more than 64 kB of JSON', JSON.stringify(request({ params: { text: 'a'.repeat(66_000) } })), -32_600, null],
  [
    'a request with a hundred thousand values',
    request({ params: Array.from({ length: 100_000 }, () => 0) }),
    -32_600,
    null,
  ],
  ['a Map instead of a plain object', new Map([['jsonrpc', '2.0']]), -32_600, null],
  ['a byte array', new Uint8Array(10), -32_600, null],
  ['another JSON-RPC version', request({ jsonrpc: '1.0' }), -32_600, 1],
  ['a request without a version', { id: 1, method: 'echo' }, -32_600, 1],
  ['a request without a method', { jsonrpc: '2.0', id: 1 }, -32_600, 1],
  ['a method that is not a string', request({ method: 7 }), -32_600, 1],
  ['an id that is an object', request({ id: {} }), -32_600, null],
  ['parameters that are a string', request({ params: 'a' }), -32_600, 1],
  ['an unknown method', request({ method: 'eject' }), -32_601, 1],
  ...inherited.map((name): [string, unknown, number, unknown] => [
    `the method ${name}`,
    request({ method: name }),
    -32_601,
    1,
  ]),
  ['parameters of a wrong type', request({ params: { text: 7 } }), -32_602, 1],
  ['parameters as a list', request({ params: ['a'] }), -32_602, 1],
  ['a method that throws unexpectedly', request({ method: 'break' }), -32_603, 1],
])(
  'the bridge answers an invalid JSON-RPC request with the error code $2: %s @brg-01',
  async (_what, message, code, id) => {
    const answer = (await open().ask(message)) as Answer;
    expect([answer.error?.code, answer.id]).toEqual([code, id]);
    expect(JSON.stringify(answer)).not.toContain('secret');
  },
);

test('the bridge rejects a cyclic message as too large @brg-01', async () => {
  const message: Record<string, unknown> = { ...request() };
  message['params'] = message;
  expect(codeOf(await open().ask(message))).toBe(-32_600);
});

test('the bridge reports unexpected errors of calls, and executes notifications without answering them @brg-01', async () => {
  const { say, ask, answers, reported, done } = open();
  const { id: _none, ...notification } = request({ params: { text: 'told' } });
  say(notification);
  say({ ...notification, method: 'eject' });
  say({ ...notification, method: 'break' });
  expect(await ask(request())).toMatchObject({ result: 'a' });
  expect(answers).toHaveLength(1);
  expect(done).toEqual(['told', 'a']);
  expect(reported).toEqual([expect.objectContaining({ message: 'a secret of the inside' })]);
});

test('the bridge answers a JSON-RPC batch in order without its notifications @brg-01', async () => {
  const { id: _none, ...notification } = request();
  const answer = await open().ask([request({ id: 1 }), notification, 7, request({ id: 2, method: 'eject' })]);
  expect(answer).toMatchObject([
    { id: 1, result: 'a' },
    { id: null, error: { code: -32_600 } },
    { id: 2, error: { code: -32_601 } },
  ]);
});

test('the bridge serves a burst of sixty requests, then thirty a second; rejects or drops more @brg-01', async () => {
  const { say, ask, answers, done, heard, later } = open();
  for (let index = 0; index < 3; index += 1) say(Array.from({ length: 20 }, (_, id) => request({ id })));
  expect(codeOf(await ask(request({ id: 61 })))).toBe(-32_029);
  expect(done).toHaveLength(60);
  later(1000);
  answers.length = 0;
  const before = heard.count;
  for (let id = 0; id < 10_000; id += 1) say(request({ id }));
  await vi.waitFor(() => expect(heard.count).toBe(before + 10_000));
  // 30 requests are answered with results and 120 with rejections; then the limit of rejections is reached, and the
  // rest is dropped unread.
  await vi.waitFor(() => expect(answers).toHaveLength(150));
  expect(done).toHaveLength(90);
  later(60_000);
  expect(await ask(request({ id: 'last' }))).toMatchObject({ id: 'last', result: 'a' });
});

test('the bridge allows at most 32 concurrent calls @brg-01', async () => {
  const { say, ask } = open();
  for (let id = 0; id < 32; id += 1) say(request({ id, method: 'never' }));
  expect(codeOf(await ask(request({ method: 'never' })))).toBe(-32_029);
});
