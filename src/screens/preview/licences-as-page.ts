import { isObject } from '#schemas/merge/same.ts';
import { valueAt } from '#schemas/value-at.ts';

/** The page that previews a realm's licences, and the licences that the server converts to its plans. */
export interface LicencesPage {
  page: unknown;
  licences: unknown[];
}

/** Number of plans that a block takes, by its schema. */
const MAX_PLANS = 50;

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the offered licences by id, with their places in the document. Of licences with the same id only the first one
 * counts, because plans are found by it.
 */
function findOffered(document: unknown): ReadonlyMap<unknown, { licence: unknown; place: number }> {
  const offered = new Map<unknown, { licence: unknown; place: number }>();
  toList(valueAt(document, '/licences')).forEach((licence, place) => {
    if (!isObject(licence) || licence['withdrawn'] === true) return;
    const { id } = licence;
    if (typeof id === 'number' && !offered.has(id)) offered.set(id, { licence, place });
  });
  return offered;
}

/** Converts the realm's licences to a page with the plans that viewers would see. Withdrawn licences are left out. */
export function licencesAsPage(document: unknown): LicencesPage {
  const offered = findOffered(document);
  const ids = [...offered.keys()];
  const elements = Array.from({ length: Math.ceil(ids.length / MAX_PLANS) }, (_, index) => ({
    $type: 'plans',
    $zone: 'list',
    attributes: { source: { licenceIds: ids.slice(index * MAX_PLANS, (index + 1) * MAX_PLANS) } },
  }));
  return { page: { version: '1.0', elements }, licences: [...offered.values()].map(({ licence }) => licence) };
}

/**
 * Maps a JSON pointer into the licences to the plan in the page. The server leaves out invalid licences, so plans are
 * found by the id of their licence and not by their place.
 */
export function toDrawnPlan(document: unknown, page: unknown, pointer: string): string {
  const place = Number(/^\/licences\/(\d+)(?=\/|$)/.exec(pointer)?.[1] ?? -1);
  const id = valueAt(document, `/licences/${place}/id`);
  if (findOffered(document).get(id)?.place !== place) return pointer;
  const [plan] = toList(valueAt(page, '/elements')).flatMap((element, index) =>
    toList(valueAt(element, '/attributes/plans')).flatMap((item, at) =>
      valueAt(item, '/id') === id ? [`/elements/${index}/attributes/plans/${at}`] : [],
    ),
  );
  return plan ?? pointer;
}

/** Maps a JSON pointer into the page back to the licences: to the licence's own property if it has the plan's. */
export function toWrittenLicence(document: unknown, page: unknown, pointer: string): string {
  const [start, plan] = /^\/elements(?:\/\d+(?:\/attributes(\/plans\/\d+)?)?)?(?=\/|$)/.exec(pointer) ?? [];
  if (start === undefined) return pointer;
  const licence = plan === undefined ? undefined : findOffered(document).get(valueAt(page, `${start}/id`));
  if (!licence) return '/licences';
  const at = `/licences/${licence.place}`;
  const property = at + pointer.slice(start.length);
  return valueAt(document, property) === undefined ? at : property;
}
