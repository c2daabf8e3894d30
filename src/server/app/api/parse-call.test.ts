import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#schemas/wire/endpoint.ts';
import { parsed, parsedParams, queryOf } from './parse-call.ts';

const Body = z.strictObject({ name: z.string(), size: z.number().max(9), tags: z.array(z.string()).optional() });

const problemOf = (act: () => unknown) => {
  try {
    return { taken: act() };
  } catch (error) {
    const { code, messages, details } = error as Record<string, unknown>;
    return { code, messages, details };
  }
};

test('what fits is taken, and only what the call asks for', () => {
  expect(parsed(Body, { name: 'a', size: 3 })).toEqual({ name: 'a', size: 3 });
  expect(parsed(undefined, { name: 'a' })).toBeUndefined();
});

test('what does not fit is refused with a label, and its issues name the place @auth-02', () => {
  expect(problemOf(() => parsed(Body, { name: 'a', size: 10, tags: ['x', 1] }))).toMatchObject({
    code: 'BAD_REQUEST',
    messages: ['BAD_REQUEST'],
    details: { issues: [expect.stringMatching(/^size: /), expect.stringMatching(/^tags\.1: /)] },
  });
  expect(problemOf(() => parsed(Body, { name: 'a', size: 3, stranger: 1 }))).toMatchObject({
    messages: ['BAD_REQUEST'],
    details: { issues: [expect.stringContaining('stranger')] },
  });
});

test('what is missing is named, and where all is missing that is said', () => {
  expect(problemOf(() => parsed(Body, { size: 3 }))).toMatchObject({
    messages: ['BAD_REQUEST'],
    details: { missingFields: ['name'], issues: [expect.stringMatching(/^name: /)] },
  });
  expect(problemOf(() => parsed(Body, {}))).toMatchObject({
    messages: ['emptyInputs'],
    details: { missingFields: ['name', 'size'] },
  });
  // A wrong value is there, and one that is missing deeper belongs to what is there.
  const missingIn = (act: () => unknown) => (problemOf(act).details as { missingFields?: string[] }).missingFields;
  expect(missingIn(() => parsed(Body, { name: 1, size: 3 }))).toBeUndefined();
  const Deep = z.object({ a: z.object({ b: z.string() }) });
  expect(missingIn(() => parsed(Deep, { a: {} }))).toBeUndefined();
  expect(problemOf(() => parsed(Body, { tags: [] }))).toMatchObject({
    details: { issues: [expect.stringMatching(/^name: /), expect.stringMatching(/^size: /)] },
  });
  expect(problemOf(() => parsed(z.object({ name: z.string() }), undefined))).toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([{ name: 'a\u0000b', size: 3 }, { name: 'a', size: 3, tags: ['x', 'y\u0000'] }, ['\u0000'], '\u0000'])(
  'no text comes as far as the database with the character U+0000, which it cannot take: %j',
  (value) => {
    expect(problemOf(() => parsed(z.unknown(), value))).toMatchObject({ code: 'BAD_REQUEST' });
    expect(problemOf(() => parsedParams(z.unknown(), value))).toMatchObject({ code: 'NOT_FOUND' });
    expect(problemOf(() => parsedParams(undefined, value))).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('however deep a value is, looking through it ends', () => {
  let deep: unknown = 'x';
  for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
  expect(parsed(z.unknown(), deep)).toBe(deep);
  expect(parsed(z.unknown(), { a: null, b: 1, c: undefined })).toEqual({ a: null, b: 1, c: undefined });
});

test('an address that cannot be one leads nowhere', () => {
  const Params = z.object({ id: z.coerce.number().int().positive() });
  expect(parsedParams(Params, { id: '7' })).toEqual({ id: 7 });
  expect(problemOf(() => parsedParams(Params, { id: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
  expect(parsedParams(undefined, {})).toBeUndefined();
});

test('of a query the first value counts, but for those that may come more than once', () => {
  const query = new URLSearchParams('tag=a&tag=b&page=1&page=2&lastSeen=');
  const req = {
    queries: (key: string) => (query.has(key) ? query.getAll(key) : undefined),
    query: () => Object.fromEntries([...query.keys()].map((key) => [key, query.get(key)])),
  };
  const asked = (many?: readonly string[]) => queryOf({ req } as never, { many } as Endpoint);
  expect(asked(['tag', 'other'])).toEqual({ tag: ['a', 'b'], page: '1' });
  expect(asked()).toEqual({ tag: 'a', page: '1' });
  query.set('lastSeen', 'abc');
  expect(asked()).toEqual({ tag: 'a', page: '1', lastSeen: 'abc' });
});
