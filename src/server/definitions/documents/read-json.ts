import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { errorAt, type Issue } from '#schemas/issue.ts';
import { limitIssues, limits } from '#schemas/limits.ts';

/** A document as it was read, or why it could not be. */
export type ReadResult = { ok: true; value: unknown } | { ok: false; issue: Issue };

/** Line and column of a place in a text, both from 1. */
function lineAndColumn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Whether a text is JSON as far as it goes: what is wrong is only that it ends. */
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

/** Where the text stops being JSON. V8 mostly tells; else it is the end of the longest beginning that could still go on. */
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

/** Whether every text and name in a value is of whole characters: half of a surrogate pair is none. */
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

/** Reads a JSON document of an author from a file. */
export async function readDocument(file: string): Promise<ReadResult> {
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return parseDocument(text);
  // Each byte that is none of UTF-8 is read as this character.
  const place = lineAndColumn(text, text.indexOf('\uFFFD'));
  return { ok: false, issue: errorAt('', 'encoding', 'a file in UTF-8', `other bytes at ${place}`) };
}

/** Reads a JSON document of an author: syntax, limits, names that programs give a meaning to. */
export function parseDocument(source: string): ReadResult {
  const text = source.replace(/^\uFEFF/, '');
  if (text.length > limits.documentSize) {
    const found = `${text.length} characters`;
    return { ok: false, issue: errorAt('', 'document-size', `at most ${limits.documentSize} characters`, found) };
  }
  let value: unknown;
  try {
    // A key such as __proto__ is a plain property here; it is refused with its place below, before anything is copied.
    value = JSON.parse(text);
  } catch (error) {
    return { ok: false, issue: syntaxMistake(text, error) };
  }
  const [beyond] = limitIssues(value);
  if (beyond) return { ok: false, issue: beyond };
  // PostgreSQL cannot keep these.
  if (text.includes('\\u0000')) return character('a text without the character U+0000');
  if (/\\ud[89a-f]/i.test(text) && !isWellFormed(value))
    return character('a text without halves of characters (surrogates)');
  return { ok: true, value };
}
