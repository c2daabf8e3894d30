import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { limitIssues, limits } from '#schemas/limits.ts';

/** A parsed document, or the reason why it could not be parsed. */
export type ReadResult = { ok: true; value: unknown } | { ok: false; issue: Issue };

/** Formats a position in a text as line and column, both starting at 1. */
function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** True if a text is valid JSON as far as it goes: it is complete, or only its end is missing. */
function isCutOff(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return (
      /end of JSON input|Unterminated/.test(message) ||
      message.includes(`at position ${text.length} `) ||
      message.endsWith(`at position ${text.length}`)
    );
  }
}

/**
 * Finds the position of a syntax error. V8 usually reports it; otherwise a binary search finds the longest prefix that
 * is valid as far as it goes.
 */
function positionIn(text: string, message: string): number {
  const offset = /at position (\d+)/.exec(message)?.[1];
  if (offset !== undefined) return Number(offset);
  let valid = 0;
  let broken = text.length + 1;
  while (broken - valid > 1) {
    const middle = Math.floor((valid + broken) / 2);
    if (isCutOff(text.slice(0, middle))) valid = middle;
    else broken = middle;
  }
  return valid;
}

function syntaxMistake(text: string, error: unknown): Issue {
  const message = error instanceof Error ? error.message : String(error);
  const short = message.replace(/ in JSON at position.*| \(line \d+ column \d+\)/gs, '').replace(/, "[\s\S]*$/, '');
  return errorAt('', 'syntax', `JSON at ${lineAndColumn(text, positionIn(text, message))}`, short);
}

/** True if all texts and keys in a value are well-formed Unicode, without lone surrogates. */
function isWellFormed(value: unknown): boolean {
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string' && !next.isWellFormed()) return false;
    if (next === null || typeof next !== 'object') continue;
    for (const [key, part] of Object.entries(next) as [string, unknown][]) open.push(key, part);
  }
  return true;
}

const character = (expected: string): ReadResult => ({
  ok: false,
  issue: errorAt('', 'character', expected, 'one'),
});

/** Reads a JSON file that an author wrote, and parses it. */
export async function readDocument(file: string): Promise<ReadResult> {
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return parseDocument(text);
  // Decoding replaces invalid bytes by U+FFFD, so its first position is that of the error.
  const place = lineAndColumn(text, text.indexOf('\uFFFD'));
  return { ok: false, issue: errorAt('', 'encoding', 'a file in UTF-8', `other bytes at ${place}`) };
}

/** Parses an author's JSON document: syntax, size limits and forbidden keys. */
export function parseDocument(source: string): ReadResult {
  const text = source.replace(/^\uFEFF/, '');
  if (text.length > limits.documentSize) {
    const found = `${text.length} characters`;
    return { ok: false, issue: errorAt('', 'document-size', `at most ${limits.documentSize} characters`, found) };
  }
  let value: unknown;
  try {
    // JSON.parse creates a key such as __proto__ as a plain property; it is rejected below with its pointer, before
    // anything is copied.
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, issue: syntaxMistake(text, error) };
  }
  const [beyond] = limitIssues(value);
  if (beyond) return { ok: false, issue: beyond };
  // PostgreSQL cannot store U+0000 and lone surrogates, so texts that contain them are rejected.
  if (text.includes('\\u0000')) return character('a text without the character U+0000');
  if (/\\ud[89a-f]/i.test(text) && !isWellFormed(value))
    return character('a text without halves of characters (surrogates)');
  return { ok: true, value };
}
