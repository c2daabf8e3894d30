import { describe, expect, test } from 'vitest';
import { pathSegmentsOf, pathSets } from './path-segments.ts';
import { pathKeys, routePaths } from './table.ts';

const fixed = new Set([
  ...Object.values(routePaths).flatMap((path) => path.split('/').filter((part) => part && !part.startsWith(':'))),
  ...Object.values(pathKeys).flat(),
]);

describe.each(pathSets)('path segments of the language %s @rte-02', (code) => {
  const segments = Object.entries(pathSegmentsOf(code));

  test.each(segments)(
    'the default path segment %s is localised as %s, which consists of letters and hyphens or of one emoji',
    (_name, segment) => expect(segment).toMatch(/^(?:[a-z]+(?:-[a-z]+)*|\p{RGI_Emoji}|\p{Emoji}\uFE0F?)$/v),
  );

  test('each localised path segment replaces a segment of a default path', () =>
    expect(segments.map(([name]) => name).filter((name) => !fixed.has(name))).toEqual([]));
});

test('unknown language codes, including names of inherited properties, have no localised segments', () => {
  expect(pathSets).toEqual(['es', 'pt', 'debug']);
  for (const code of ['en', 'constructor', '__proto__', 'toString']) expect(pathSegmentsOf(code)).toEqual({});
});
