import { describe, expect, test } from 'vitest';
import { pathSegmentsOf, pathSets } from './path-segments.ts';
import { pathKeys, routePaths } from './table.ts';

const fixed = new Set([
  ...Object.values(routePaths).flatMap((path) => path.split('/').filter((part) => part && !part.startsWith(':'))),
  ...Object.values(pathKeys).flat(),
]);

describe.each(pathSets)('path segments of the set %s @rte-02', (code) => {
  const segments = Object.entries(pathSegmentsOf(code));

  test.each(segments)('%s is %s: one segment without escapes that can be typed', (_name, segment) =>
    expect(segment).toMatch(/^(?:[a-z]+(?:-[a-z]+)*|\p{RGI_Emoji}|\p{Emoji}\uFE0F?)$/v),
  );

  test('each replaces a segment of some route', () =>
    expect(segments.map(([name]) => name).filter((name) => !fixed.has(name))).toEqual([]));
});

test('only known sets have segments, and inherited properties are ignored', () => {
  expect(pathSets).toEqual(['es', 'pt', 'debug']);
  for (const code of ['en', 'constructor', '__proto__', 'toString']) expect(pathSegmentsOf(code)).toEqual({});
});
