import { describe, expect, test } from 'vitest';
import { pathSegmentsOf, pathSets } from './path-segments.ts';
import { pathKeys, routePaths } from './table.ts';

const fixed = new Set([
  ...Object.values(routePaths).flatMap((path) => path.split('/').filter((part) => part && !part.startsWith(':'))),
  ...Object.values(pathKeys).flat(),
]);

describe.each(pathSets)('the segments of the set %s @rte-02', (code) => {
  const segments = Object.entries(pathSegmentsOf(code));

  test.each(segments)('%s is %s: one segment, which needs no escape and which somebody can type', (_name, segment) =>
    expect(segment).toMatch(/^(?:[a-z]+(?:-[a-z]+)*|\p{RGI_Emoji}|\p{Emoji}\uFE0F?)$/v),
  );

  test('each stands for a segment of some route', () =>
    expect(segments.map(([name]) => name).filter((name) => !fixed.has(name))).toEqual([]));
});

test('only a set has segments, and nothing that every object has', () => {
  expect(pathSets).toEqual(['es', 'pt', 'debug']);
  for (const code of ['en', 'constructor', '__proto__', 'toString']) expect(pathSegmentsOf(code)).toEqual({});
});
