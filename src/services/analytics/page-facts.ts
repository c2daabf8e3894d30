import type { SeenPage } from '#schemas/wire/analytics.ts';

/** What a page's address says first, by its type for analytics; every set of localised addresses has its own words. */
export type PageWords = Readonly<Record<'live' | 'video' | 'playlist', string>>;

const usual: PageWords = { live: 'live', video: 'video', playlist: 'playlist' };
const types = ['live', 'video', 'playlist'] as const;
const numeric = /^[1-9]\d{0,9}$/;

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean).map(decoded);

/** Content id: the last numeric segment. What follows the id of a title is its name, even of a film called 1917. */
function contentIdOf(segments: readonly string[]): number | undefined {
  const [, id = ''] = segments;
  const ids = segments.length === 3 && numeric.test(id) ? [id] : segments.filter((segment) => numeric.test(segment));
  const last = Number(ids.at(-1));
  return last <= 2_147_483_647 ? last : undefined;
}

/** Page type and content id, from a path (product document, section 2.2). */
export function pageFactsOf(pathname: string, words: PageWords = usual): Pick<SeenPage, 'type' | 'contentId'> {
  const segments = segmentsOf(pathname);
  const contentId = contentIdOf(segments);
  return {
    type: types.find((type) => words[type] === segments[0]) ?? 'other',
    ...(contentId !== undefined && { contentId }),
  };
}

/** The pattern of an address: its values give way to their names, so that nothing of anybody’s is in it. */
export function routeOf(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  if (params['*'] !== undefined) return '/*';
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  return `/${segmentsOf(pathname)
    .map((segment) => (names.has(segment) ? `:${names.get(segment)}` : segment))
    .join('/')}`;
}
