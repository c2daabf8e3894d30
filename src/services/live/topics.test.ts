import { expect, test } from 'vitest';
import { createTopics } from './topics.ts';

/** Fake browser whose tabs receive each other's messages synchronously and record their topic changes. */
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

test('merges the live message topics of all tabs without duplicates @push-01', () => {
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

test('a tab that takes over the shared live message stream asks the other tabs for their topics @push-01', () => {
  const open = browser();
  open('first').want('room');
  const next = open('next');
  expect(next.all()).toEqual([]);
  next.gather();
  expect(next.all()).toEqual(['room']);
});

test('subscribes to a live message topic until every component of the tab has unsubscribed @push-01', () => {
  const one = browser()('one');
  one.want('room');
  one.want('room');
  one.drop('room');
  expect(one.all()).toEqual(['room']);
  one.drop('room');
  expect(one.changes).toEqual(['room', '']);
});
