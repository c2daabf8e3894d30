import type { GroupListBlock } from '#schemas/generated/types.ts';

type Title = GroupListBlock['groups'][number]['title'];

const formats: Record<NonNullable<Title['format']>, Intl.DateTimeFormatOptions> = {
  'ddd, LL': { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  'dddd, D MMMM': { weekday: 'long', day: 'numeric', month: 'long' },
  LL: { day: 'numeric', month: 'long', year: 'numeric' },
  'MMMM YYYY': { month: 'long', year: 'numeric' },
};

/** Heading text of a group, and its ISO date if it names a day. */
export function headingOf({ text, format }: Title, locale: string): { text: string; dateTime?: string } {
  if (!format) return { text };
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2})?)?$/.exec(text) ?? [];
  // A calendar day without a time zone: parsed and formatted in UTC, so that it cannot shift to another day.
  const when = new Date(`${day}T00:00:00Z`);
  if (!day || Number.isNaN(when.getTime())) return { text };
  return { text: new Intl.DateTimeFormat(locale, { ...formats[format], timeZone: 'UTC' }).format(when), dateTime: day };
}
