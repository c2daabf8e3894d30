import { expect, test } from 'vitest';
import { createTopics } from './topics.ts';

/** Tabs of a browser that hear each other at once; each counts how often its topics were others. */
function browser() {
  const channels: EventTarget[] = [];
  return (name: string) => {
    const own = new EventTarget();
    channels.push(own);
    const channel = Object.assign(own, {
      close: () => void channels.splice(channels.indexOf(own), 1),
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== own) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    });
    const changes: string[] = [];
    const topics = createTopics(channel as unknown as BroadcastChannel, name, () =>
      changes.push(topics.all().join(' ')),
    );
    return { ...topics, changes };
  };
}

test('the tab that reads knows what every tab wants, once each @push-01', () => {
  const open = browser();
  const [reader, other, third] = [open('reader'), open('other'), open('third')];
  other.want('room');
  third.want('room');
  reader.want('film');
  expect(reader.all()).toEqual(['film', 'room']);
  expect(reader.changes).toEqual(['room', 'film room']);
  other.drop('room');
  expect(reader.all()).toEqual(['film', 'room']);
  third.close();
  expect(reader.all()).toEqual(['film']);
});

test('who begins to read asks what the others want @push-01', () => {
  const open = browser();
  open('first').want('room');
  const next = open('next');
  expect(next.all()).toEqual([]);
  next.gather();
  expect(next.all()).toEqual(['room']);
});

test('what two parts of a page want is wanted until both drop it @push-01', () => {
  const one = browser()('one');
  one.want('room');
  one.want('room');
  one.drop('room');
  expect(one.all()).toEqual(['room']);
  one.drop('room');
  expect(one.changes).toEqual(['room', '']);
});
