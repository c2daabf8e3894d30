import { errorAt, type Issue } from '#schemas/issue.ts';
import { limitIssues, limits } from '#schemas/limits.ts';
import { localise } from '#schemas/localise.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** A draft that can be rendered, and the problems of the elements that were removed from it. */
export interface Prepared {
  document: unknown;
  issues: Issue[];
}

const placeOf = (pointer: string): number => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** Replaces elements beyond the limits by hidden separators, so that the other pointers stay valid. */
function withoutElements(document: unknown, places: ReadonlySet<number>): unknown {
  const { elements } = document as { elements?: unknown };
  if (!Array.isArray(elements)) return { version: '1.0', elements: [] };
  const nothing = { $type: 'separator', $zone: 'list', attributes: {}, style: hiddenEverywhere };
  return { ...(document as object), elements: elements.map((one, place) => (places.has(place) ? nothing : one)) };
}

const hiddenEverywhere = Object.fromEntries(
  ['mobile', 'tablet', 'desktop', 'tv'].map((screen) => [screen, { display: 'none' }]),
);

/** Processes a draft as the server does before sending a page: limits, migration, labels. Never throws. */
export function prepare(kind: EditedKind, document: unknown, t: (key: string) => string): Prepared {
  const issues = limitIssues(document);
  const places = new Set(issues.map(({ pointer }) => placeOf(pointer)));
  if (places.has(-1))
    return {
      document: undefined,
      issues: issues.length > 0 ? issues : [errorAt('', 'document-size', `at most ${limits.values} values`, 'more')],
    };
  const valid = places.size > 0 ? withoutElements(document, places) : document;
  const current = migrate(kind, valid);
  return { document: kind === 'labels' || kind === 'theme' ? current : localise(current, t), issues };
}
