import { expect, test } from 'vitest';
import { normaliseProgrammes } from './normalise-programmes.ts';
import { createNotes } from './notes.ts';

const at = (time: string) => Date.parse(`2026-12-01T${time}:00Z`);
const now = at('00:00');

/** Parses a programme such as `20:00-21:00 News`; the stop time is optional. */
function told(text: string, index: number) {
  const [, start = '', stop, episode = ''] = /^(\d\d:\d\d)(?:-(\d\d:\d\d))? (.+)$/.exec(text) ?? [];
  return { channel: 'one', start: at(start), stop: stop && at(stop), place: `line ${index + 1}`, body: { episode } };
}

function arranged(...programmes: string[]) {
  const notes = createNotes();
  const result = normaliseProgrammes(
    programmes.map((text, index) => {
      const { stop, ...rest } = told(text, index);
      return { ...rest, stop: stop || undefined };
    }),
    { now, notes },
  );
  const time = (moment: number) => new Date(moment).toISOString().slice(11, 16);
  return {
    programmes: result.map(({ start, end, body }) => `${time(start)}-${time(end)} ${body.episode}`),
    notes: notes.list().map(({ kind, count, places }) => `${kind} ${count} ${places.join(', ')}`),
  };
}

test.each([
  [
    'keeps consecutive programmes unchanged',
    ['20:00-21:00 A', '21:00-22:00 B'],
    ['20:00-21:00 A', '21:00-22:00 B'],
    [],
  ],
  ['sorts programmes by their start', ['21:00-22:00 B', '20:00-21:00 A'], ['20:00-21:00 A', '21:00-22:00 B'], []],
  [
    'ends a programme without an end time when the next one begins',
    ['20:00 A', '20:45-22:00 B'],
    ['20:00-20:45 A', '20:45-22:00 B'],
    ['noStop 1 line 1'],
  ],
  [
    'ends the last programme without an end time after 30 minutes',
    ['20:00 A'],
    ['20:00-20:30 A'],
    ['lastWithoutStop 1 line 1'],
  ],
  [
    'shortens a programme that overlaps the next one',
    ['20:00-21:30 A', '21:00-22:00 B'],
    ['20:00-21:00 A', '21:00-22:00 B'],
    ['overlap 1 line 1'],
  ],
  [
    'keeps only the last of two programmes with the same start',
    ['20:00-21:00 A', '20:00-20:30 B'],
    ['20:00-20:30 B'],
    ['sameStart 1 line 2'],
  ],
  [
    'extends a programme over a gap of less than ten minutes',
    ['20:00-20:55 A', '21:00-22:00 B'],
    ['20:00-21:00 A', '21:00-22:00 B'],
    ['smallGap 1 line 1'],
  ],
  [
    'keeps a gap of ten minutes, and reports the gap',
    ['20:00-20:50 A', '21:00-22:00 B'],
    ['20:00-20:50 A', '21:00-22:00 B'],
    ['gap 1 line 1'],
  ],
  [
    'leaves out programmes that end before or at their start',
    ['20:00-19:00 A', '20:30-20:30 B', '21:00-22:00 C'],
    ['21:00-22:00 C'],
    ['tooShort 2 line 1, line 2'],
  ],
] as const)('normalises a list of programmes: %s @epg-05', (_name, programmes, expected, notes) => {
  expect(arranged(...programmes)).toEqual({ programmes: expected, notes });
});

test('leaves out programmes that ended 30 days ago and cuts those longer than seven days @epg-05', () => {
  const notes = createNotes();
  const day = 86_400_000;
  const body = { episode: 'A' };
  const result = normaliseProgrammes(
    [
      { channel: 'one', start: now - 31 * day, stop: now - 30 * day, place: 'line 1', body },
      { channel: 'one', start: now, stop: now + 8 * day, place: 'line 2', body },
    ],
    { now, notes },
  );
  expect(result).toEqual([{ start: now, end: now + 7 * day, body }]);
  expect(notes.list().map(({ kind }) => kind)).toEqual(['tooLong', 'past', 'gap']);
});
