import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { parseInput, parsedParams, readQuery } from './parse-call.ts';

const Body = z.strictObject({ name: z.string(), size: z.number().max(9), tags: z.array(z.string()).optional() });

const problemOf = (act: () => unknown) => {
  try {
    return { taken: act() };
  } catch (error) {
    const { code, messages, details } = error as Record<string, unknown>;
    return { code, messages, details };
  }
};

test('validates a request’s input by the endpoint’s schema, and ignores the input if there is no schema', () => {
  expect(parseInput(Body, { name: 'a', size: 3 })).toEqual({ name: 'a', size: 3 });
  expect(parseInput(undefined, { name: 'a' })).toBeUndefined();
});

test('rejects invalid input with a translatable message and the paths of the errors @auth-02', () => {
  expect(problemOf(() => parseInput(Body, { name: 'a', size: 10, tags: ['x', 1] }))).toMatchObject({
    code: 'BAD_REQUEST',
    messages: ['BAD_REQUEST'],
    details: { issues: [expect.stringMatching(/^size: /), expect.stringMatching(/^tags\.1: /)] },
  });
  expect(problemOf(() => parseInput(Body, { name: 'a', size: 3, stranger: 1 }))).toMatchObject({
    messages: ['BAD_REQUEST'],
    details: { issues: [expect.stringContaining('stranger')] },
  });
});

test('lists the missing fields of a request body, and uses a different message if all fields are missing', () => {
  expect(problemOf(() => parseInput(Body, { size: 3 }))).toMatchObject({
    messages: ['BAD_REQUEST'],
    details: { missingFields: ['name'], issues: [expect.stringMatching(/^name: /)] },
  });
  expect(problemOf(() => parseInput(Body, {}))).toMatchObject({
    messages: ['emptyInputs'],
    details: { missingFields: ['name', 'size'] },
  });
  // A field with a wrong value does not count as missing, and only top-level fields are listed.
  const missingIn = (act: () => unknown) => (problemOf(act).details as { missingFields?: string[] }).missingFields;
  expect(missingIn(() => parseInput(Body, { name: 1, size: 3 }))).toBeUndefined();
  const Deep = z.object({ a: z.object({ b: z.string() }) });
  expect(missingIn(() => parseInput(Deep, { a: {} }))).toBeUndefined();
  expect(problemOf(() => parseInput(Body, { tags: [] }))).toMatchObject({
    details: { issues: [expect.stringMatching(/^name: /), expect.stringMatching(/^size: /)] },
  });
  expect(problemOf(() => parseInput(z.object({ name: z.string() }), undefined))).toMatchObject({ code: 'BAD_REQUEST' });
});

test.each<[string, unknown]>([
  ['a property', { name: 'a\u0000b', size: 3 }],
  ['a list in a property', { name: 'a', size: 3, tags: ['x', 'y\u0000'] }],
  ['a list', ['\u0000']],
  ['a text', '\u0000'],
])('rejects input with the character U+0000 in %s, because PostgreSQL cannot store it', (_place, value) => {
  expect(problemOf(() => parseInput(z.unknown(), value))).toMatchObject({ code: 'BAD_REQUEST' });
  expect(problemOf(() => parsedParams(z.unknown(), value))).toMatchObject({ code: 'NOT_FOUND' });
  expect(problemOf(() => parsedParams(undefined, value))).toMatchObject({ code: 'NOT_FOUND' });
});

test('validates deeply nested input without a stack overflow', () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
  expect(parseInput(z.unknown(), deep)).toBe(deep);
  expect(parseInput(z.unknown(), { a: null, b: 1, c: undefined })).toEqual({ a: null, b: 1, c: undefined });
});

test('answers an invalid path parameter with the error NOT_FOUND', () => {
  const Params = z.object({ id: z.coerce.number().int().positive() });
  expect(parsedParams(Params, { id: '7' })).toEqual({ id: 7 });
  expect(problemOf(() => parsedParams(Params, { id: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
  expect(parsedParams(undefined, {})).toBeUndefined();
});

test('uses the first value of a repeated query parameter, unless the parameter is a list', () => {
  const query = new URLSearchParams('tag=a&tag=b&page=1&page=2&lastSeen=');
  const req = {
    queries: (key: string) => (query.has(key) ? query.getAll(key) : undefined),
    query: () => Object.fromEntries([...query.keys()].map((key) => [key, query.get(key)])),
  };
  const asked = (many?: readonly string[]) => readQuery({ req } as never, { many } as Endpoint);
  expect(asked(['tag', 'other'])).toEqual({ tag: ['a', 'b'], page: '1' });
  expect(asked()).toEqual({ tag: 'a', page: '1' });
  query.set('lastSeen', 'abc');
  expect(asked()).toEqual({ tag: 'a', page: '1', lastSeen: 'abc' });
});
