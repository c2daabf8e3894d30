import { expect, test } from 'vitest';
import { ToPreview } from '#schemas/wire/authoring/preview.ts';
import { createDriver, type Draft } from './driver.ts';

const origin = 'http://apex.localhost:3000';

/** Driver with a fake frame that records its messages, and functions that advance time. */
function world() {
  const sent: { message: ToPreview; to: string }[] = [];
  const heard: string[] = [];
  const frames: (() => void)[] = [];
  let tick: (() => void) | undefined;
  const target = {
    postMessage: (message: unknown, to: string) => sent.push({ message: ToPreview.parse(message), to }),
  } as unknown as Window;
  const driver = createDriver({
    origin,
    target: () => target,
    beforeFrame: (run) => frames.push(run),
    every: (_milliseconds, run) => {
      tick = run;
      return () => (tick = undefined);
    },
    on: {
      ready: () => heard.push('ready'),
      drawn: ({ milliseconds }) => heard.push(`drawn ${milliseconds}`),
      ignored: (count) => heard.push(`ignored ${count}`),
      picked: (pointer) => heard.push(`picked ${pointer}`),
      stayed: (path) => heard.push(`stayed ${path}`),
      silent: () => heard.push('silent'),
    },
  });
  const say = (data: object, from: Partial<{ origin: string; source: unknown }> = {}) =>
    driver.receive({ origin, source: target, data: { playbill: 1, ...data }, ...from } as MessageEvent);
  return {
    driver,
    sent,
    heard,
    say,
    ready: () => say({ type: 'ready', version: '1.0', kinds: [] }),
    frame: () => frames.splice(0).forEach((run) => run()),
    tick: () => tick?.(),
    types: () => sent.map(({ message }) => message.type),
  };
}

const draft = (title: string): Draft => ({
  kind: 'page',
  name: 'home',
  document: { title },
  view: { audience: 'GUEST' },
});

test('the studio sends greetings to the preview until the preview answers, then only the latest draft @edit-01', () => {
  const { driver, types, sent, tick, ready, frame } = world();
  driver.show(draft('one'));
  driver.greet();
  tick();
  driver.show(draft('two'));
  expect(types()).toEqual(['hello', 'hello']);
  ready();
  frame();
  tick();
  expect(types()).toEqual(['hello', 'hello', 'draft']);
  expect(sent.at(-1)?.message).toMatchObject({ sequence: 1, document: { title: 'two' } });
});

test('combines several changes of the draft within one animation frame into one message @edit-01', () => {
  const { driver, sent, ready, frame } = world();
  driver.greet();
  ready();
  for (const title of ['a', 'ab', 'abc']) driver.show(draft(title));
  frame();
  const drafts = sent.filter(({ message }) => message.type === 'draft');
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.message).toMatchObject({ document: { title: 'abc' } });
});

test('sends messages to the preview’s origin only @edit-02', () => {
  const { driver, sent, ready, frame } = world();
  driver.greet();
  ready();
  driver.show(draft('one'));
  driver.reveal('/elements/0');
  frame();
  expect(new Set(sent.map(({ to }) => to))).toEqual(new Set([origin]));
});

test('accepts only valid messages from the preview’s origin and window @edit-02', () => {
  const { driver, heard, say } = world();
  driver.greet();
  const picked = { type: 'picked', pointer: '/elements/1' };
  say(picked, { origin: 'http://evil.localhost:3000' });
  say(picked, { origin: 'http://apex.localhost:3000.evil.test' });
  say(picked, { source: {} });
  say({ type: 'picked', pointer: 7 });
  say({ type: 'picked', pointer: '/elements/1', playbill: 2 });
  expect(heard).toEqual([]);
  say(picked);
  expect(heard).toEqual(['picked /elements/1']);
});

test('reports a blocked navigation in the preview @edit-01', () => {
  const { heard, say } = world();
  say({ type: 'stayed', path: '/video/1' });
  expect(heard).toEqual(['stayed /video/1']);
});

test('ignores the preview’s report about an older draft @edit-04', () => {
  const { driver, heard, say, ready, frame } = world();
  const drawn = (sequence: number, milliseconds: number) =>
    say({ type: 'drawn', sequence, diagnostics: [], milliseconds, nodes: [] });
  driver.greet();
  ready();
  driver.show(draft('one'));
  frame();
  driver.show(draft('two'));
  frame();
  drawn(1, 10);
  drawn(2, 20);
  expect(heard).toEqual(['ready', 'drawn 20']);
});

test('sends the greeting and the draft again to a reloaded preview frame @edit-01', () => {
  const { driver, types, ready, frame } = world();
  driver.greet();
  driver.show(draft('one'));
  ready();
  frame();
  driver.greet();
  driver.show(draft('two'));
  frame();
  expect(types()).toEqual(['hello', 'draft', 'hello']);
  ready();
  frame();
  expect(types()).toEqual(['hello', 'draft', 'hello', 'draft']);
});

test('scrolls the preview to the last requested element once the latest draft is rendered @edit-04', () => {
  const { driver, sent, say, ready, frame } = world();
  const drawn = (sequence: number) => say({ type: 'drawn', sequence, diagnostics: [], milliseconds: 1, nodes: [] });
  const revealed = () => sent.flatMap(({ message }) => (message.type === 'reveal' ? [message.pointer] : []));
  driver.greet();
  ready();
  driver.show(draft('one'));
  driver.reveal('/elements/0');
  frame();
  driver.reveal('/elements/1');
  expect(revealed()).toEqual([]);
  drawn(1);
  driver.reveal('/elements/2');
  driver.show(draft('two'));
  drawn(1);
  driver.reveal('/elements/3');
  frame();
  drawn(2);
  expect(revealed()).toEqual(['/elements/1', '/elements/2', '/elements/3']);
});

test('sends no messages to a preview frame that is navigating @edit-03', () => {
  const { driver, types, ready, frame, tick } = world();
  driver.greet();
  driver.show(draft('one'));
  ready();
  frame();
  driver.show(draft('two'));
  driver.leave();
  frame();
  expect(types()).toEqual(['hello', 'draft']);
  driver.greet();
  driver.leave();
  tick();
  expect(types()).toEqual(['hello', 'draft', 'hello']);
});

test('reports once that the preview never answers, and sends no more messages', () => {
  const { driver, heard, sent, tick } = world();
  driver.greet();
  for (let count = 0; count < 100; count += 1) tick();
  expect(heard).toEqual(['silent']);
  expect(sent).toHaveLength(40);
});
