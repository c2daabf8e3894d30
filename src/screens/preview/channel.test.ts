import { beforeEach, expect, test, vi } from 'vitest';
import type { FromPreview } from '#schemas/wire/authoring/preview.ts';
import { openChannel } from './channel.ts';

const studio = 'http://studio.localhost:3000';
const draft = (sequence: number, document: unknown = { version: '1.1', elements: [] }) => ({
  playbill: 1,
  type: 'draft',
  sequence,
  kind: 'page',
  name: 'home',
  document,
});

/** Fake windows of a preview and of its parent. */
function windows() {
  const self = new EventTarget() as unknown as Window;
  let frame: FrameRequestCallback | undefined;
  Object.assign(self, {
    requestAnimationFrame: (run: FrameRequestCallback) => {
      frame = run;
      return 1;
    },
  });
  const posted: { message: FromPreview; origin: string }[] = [];
  const partner = {
    postMessage: (message: FromPreview, origin: string) => void posted.push({ message, origin }),
  } as unknown as Window;
  const send = (data: unknown, origin = studio, source: unknown = partner) =>
    self.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const nextFrame = () => {
    const run = frame;
    frame = undefined;
    run?.(0);
  };
  return { self, partner, posted, send, nextFrame };
}

let parts: ReturnType<typeof windows>;
const drawn: unknown[] = [];
const warn = vi.fn<(line: string) => void>();

beforeEach(() => {
  drawn.length = 0;
  warn.mockReset();
  parts = windows();
  const { self, partner } = parts;
  openChannel({
    origins: [studio],
    self,
    partner,
    version: '1.1',
    kinds: ['hero'],
    onDraft: (message) => void drawn.push(message.document),
    onReveal: (pointer) => void drawn.push(pointer),
    warn,
  });
});

test('the preview announces itself to registered origins only, and again when the editor asks @edit-02', () => {
  const ready = { playbill: 1, type: 'ready', version: '1.1', kinds: ['hero'] };
  expect(parts.posted).toEqual([{ message: ready, origin: studio }]);
  parts.send({ playbill: 1, type: 'hello' });
  expect(parts.posted).toHaveLength(2);
});

test('renders only the latest of the drafts that arrive within one animation frame @edit-01 @edit-02', () => {
  parts.send(draft(1, 'one'));
  parts.send(draft(3, 'three'));
  parts.send(draft(2, 'two'));
  expect(drawn).toEqual([]);
  parts.nextFrame();
  expect(drawn).toEqual(['three']);
  parts.send(draft(3, 'again'));
  parts.nextFrame();
  expect(drawn).toEqual(['three']);
});

test.each([
  ['another origin', 'http://evil.example', undefined],
  ['the same origin with another port', 'http://studio.localhost:3001', undefined],
  ['a registered origin, but another window', studio, {}],
  ['no origin', 'null', undefined],
])('the preview ignores and counts a message from %s, with one console warning @edit-02', (_name, origin, source) => {
  for (const sequence of [1, 2]) parts.send(draft(sequence), origin, source ?? parts.partner);
  parts.nextFrame();
  expect(drawn).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  parts.send({ playbill: 1, type: 'nonsense' });
  expect(parts.posted.at(-1)?.message).toMatchObject({ type: 'ignored', origin: 2, shape: 1 });
});

test.each<[string, unknown]>([
  ['a null message', null],
  ['a text as message', 'text'],
  ['an empty object as message', {}],
  ['a message of another protocol version', { ...draft(1), playbill: 2 }],
  ['a draft of another kind of document', { ...draft(1), kind: 'catalogue' }],
  ['a draft with a negative sequence number', draft(-1)],
])('the preview ignores %s @edit-02', (_name, message) => {
  parts.send(message);
  parts.nextFrame();
  expect(drawn).toEqual([]);
  expect(parts.posted.at(-1)?.message).toMatchObject({ type: 'ignored', shape: 1 });
});

test('the preview limits the rate of messages and accepts messages again afterwards @edit-02', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    for (let sequence = 1; sequence <= 2000; sequence += 1) parts.send(draft(sequence, sequence));
    parts.nextFrame();
    expect(drawn).toEqual([300]);
    const answers = parts.posted.filter(({ message }) => message.type === 'ignored');
    expect(answers.length).toBeLessThan(10);
    vi.advanceTimersByTime(1500);
    parts.send(draft(3000, 'afterwards'));
    parts.nextFrame();
    expect(drawn.at(-1)).toBe('afterwards');
  } finally {
    vi.useRealTimers();
  }
});
