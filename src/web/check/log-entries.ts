import { errorAt, type Issue, pointerTo } from '#schemas/issue.ts';

/** A log entry of pino with its level and message. */
export type LogEntry = Readonly<Record<string, unknown>>;

/** Level number of errors in pino. */
const ERROR = 50;

const reasonOf = ({ err }: LogEntry) => (err as { message?: string } | undefined)?.message ?? 'an error';

/** Converts a log entry to an issue of the page being rendered; undefined when it is unrelated. */
export function issueOf(entry: LogEntry): Issue | undefined {
  const { level, msg, page, element, key, locale } = entry;
  if (typeof page === 'string' && typeof element === 'number')
    return errorAt(pointerTo('/elements', element), 'row', 'a row that can be filled', reasonOf(entry));
  if (typeof key === 'string') return errorAt('', 'missing-label', `a label of ${locale}`, `“${key}”`);
  if (Number(level) < ERROR) return undefined;
  return errorAt('', 'status', 'a page that can be drawn', `${msg}: ${reasonOf(entry)}`);
}
