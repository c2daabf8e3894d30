import { expect, test } from 'vitest';
import { isTextResponse } from './is-text.ts';

const bytes = (...parts: (string | number[])[]): ArrayBuffer => {
  const all = parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part));
  return new Uint8Array(all).buffer;
};

test.each([
  ['treats', 'an HTML page', bytes('<!doctype html><title>x</title>'), true],
  ['treats', 'a short HTML page', bytes('<h1>No</h1>'), true],
  ['treats', 'an HTML page with a byte order mark', bytes([0xef, 0xbb, 0xbf], '<html lang="en"><p>'), true],
  ['treats', 'a JSON error', bytes('{"error":"expired"}'), true],
  ['does not treat', 'an MP4 fragment', bytes([0, 0, 0, 0x18], 'moof', [0, 0, 0, 0x10], 'mfhd'), false],
  ['does not treat', 'a transport stream packet', bytes([0x47, 0x40, 0x00, 0x10, 0x00, 0x00, 0xb0, 0x0d]), false],
  ['does not treat', 'audio with an ID3 tag', bytes('ID3', [4, 0, 0, 0, 0, 0, 0x3f]), false],
  ['does not treat', 'encrypted data that begins with “<h”', bytes('<h', [0x93, 0x02, 0xfe, 0x71, 0x80, 0x11]), false],
  ['does not treat', 'an empty response', bytes(), false],
])('%s %s as text that a server sent instead of a media segment @play-11', (_verb, _what, data, is) =>
  expect(isTextResponse(data)).toBe(is),
);
