import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue, pointerTo } from '#schemas/issue.ts';
import { listTexts } from '#schemas/localise.ts';
import { isDay } from '#schemas/time/day.ts';
import type { RealmBundle } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import { createError } from './mistakes.ts';

/** Matches a text that is an ISO 8601 date or date and time. */
const dated = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a date exists: `Date.parse` alone would turn February 30 into March 2. */
const exists = (text: string, day: string) => isDay(day) && !Number.isNaN(Date.parse(text));

const impossible = (file: string, document: unknown): Diagnostic[] =>
  listTexts(document).flatMap(({ pointer, text }) => {
    const [, day] = dated.exec(text) ?? [];
    if (day === undefined || exists(text, day)) return [];
    return [createError(file, pointer, 'date', 'a day and a time that exist', describeValue(text))];
  });

/** Pairs of properties that hold the start and the end of a time span. */
const spans = [
  ['from', 'to'],
  ['from', 'until'],
  ['startDate', 'endDate'],
  ['availableFrom', 'availableUntil'],
] as const;

function backward(file: string, value: unknown, pointer: string): Diagnostic[] {
  if (value === null || typeof value !== 'object') return [];
  const parts = value as Readonly<Record<string, unknown>>;
  const own = spans.flatMap(([first, last]) => {
    const [start, end] = [parts[first], parts[last]];
    const [from, to] = [start, end].map((time) => (typeof time === 'string' ? Date.parse(time) : Number(time)));
    if (from === undefined || to === undefined || !(to < from)) return [];
    return [createError(file, pointerTo(pointer, last), 'bounds', `a time after ${first}`, describeValue(end))];
  });
  return [...own, ...Object.entries(value).flatMap(([key, part]) => backward(file, part, pointerTo(pointer, key)))];
}

/** Reports nonexistent dates, and time spans that end before they start, in any document. */
export const dateFindings = (bundle: RealmBundle): Diagnostic[] =>
  documentsOf(bundle).flatMap(({ file, document }) => [...impossible(file, document), ...backward(file, document, '')]);
