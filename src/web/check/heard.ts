import { errorAt, type Issue, pointerTo } from '#schemas/issue.ts';

/** One entry of the server's log: pino's level and message, and whatever it is about. */
export type Heard = Readonly<Record<string, unknown>>;

/** pino's number of an error. */
const ERROR = 50;

const reasonOf = ({ err }: Heard) => (err as { message?: string } | undefined)?.message ?? 'an error';

/** What an entry of the log says of the definition that is being drawn; undefined for what is none of its business. */
export function issueOf(entry: Heard): Issue | undefined {
  const { level, msg, page, element, key, locale } = entry;
  if (typeof page === 'string' && typeof element === 'number')
    return errorAt(pointerTo('/elements', element), 'row', 'a row that can be filled', reasonOf(entry));
  if (typeof key === 'string') return errorAt('', 'missing-label', `a label of ${locale}`, `“${key}”`);
  if (Number(level) < ERROR) return undefined;
  return errorAt('', 'status', 'a page that can be drawn', `${msg}: ${reasonOf(entry)}`);
}
