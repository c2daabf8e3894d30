import { expect, test } from 'vitest';
import { isTextResponse } from './is-text.ts';

const bytes = (...parts: (string | number[])[]): ArrayBuffer => {
  const all = parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part));
  return new Uint8Array(all).buffer;
};

test.each([
  ['a page', bytes('<!doctype html><title>x</title>'), true],
  ['a short page', bytes('<h1>No</h1>'), true],
  ['a page that says how it is written', bytes([0xef, 0xbb, 0xbf], '<html lang="en"><p>'), true],
  ['the words of a refusal', bytes('{"error":"expired"}'), true],
  ['a fragment of MP4', bytes([0, 0, 0, 0x18], 'moof', [0, 0, 0, 0x10], 'mfhd'), false],
  ['a part of a transport stream', bytes([0x47, 0x40, 0x00, 0x10, 0x00, 0x00, 0xb0, 0x0d]), false],
  ['sound with a label before it', bytes('ID3', [4, 0, 0, 0, 0, 0, 0x3f]), false],
  ['what is encrypted and begins as a page does', bytes('<h', [0x93, 0x02, 0xfe, 0x71, 0x80, 0x11]), false],
  ['nothing', bytes(), false],
])('detects text in place of a media segment: %s: %s @play-11', (_what, data, is) =>
  expect(isTextResponse(data)).toBe(is),
);
