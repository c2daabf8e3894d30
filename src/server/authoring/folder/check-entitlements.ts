import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Catalogue, Licences } from '#schemas/generated/types.ts';
import { describeValue } from '#schemas/issue.ts';
import { DEFAULT_ENTITLEMENT } from '#schemas/access.ts';
import { isComplete, type RealmBundle, type Sourced } from './bundle.ts';
import { createDuplicateError, createReferenceError, warning } from './mistakes.ts';

interface PlacedTitle {
  file: string;
  pointer: string;
  access: string;
  /** As the title names them. */
  own: readonly string[] | undefined;
  /** Those that open the title, including inherited ones. */
  needed: readonly string[];
}

const implicit: readonly string[] = [DEFAULT_ENTITLEMENT];

type WithAccess = Pick<NonNullable<Catalogue['videos']>[number], 'access' | 'entitlements'>;

/** Lists the titles with an access level of a catalogue file. Episodes inherit the entitlements of their series. */
function titlesIn({ file, document }: Sourced<Catalogue>): PlacedTitle[] {
  const { videos = [], series = [], events = [] } = document;
  const place = (pointer: string, { access, entitlements: own }: WithAccess, inherited = implicit): PlacedTitle => ({
    file,
    pointer,
    access,
    own,
    needed: own ?? inherited,
  });
  return [
    ...videos.map((video, index) => place(`/videos/${index}`, video)),
    ...events.map((event, index) => place(`/events/${index}`, event)),
    ...series.flatMap((one, index) => [
      place(`/series/${index}`, one),
      ...one.seasons.flatMap((season, number) =>
        season.episodes.map((episode, at) =>
          place(`/series/${index}/seasons/${number}/episodes/${at}`, episode, one.entitlements),
        ),
      ),
    ]),
  ];
}

/** Reports entitlements that no document declares. */
const unknownMistakes = (
  file: string,
  pointer: string,
  entitlements: readonly string[],
  declared: ReadonlySet<string>,
): Diagnostic[] =>
  entitlements.flatMap((id, index) =>
    declared.has(id)
      ? []
      : [
          createReferenceError(
            file,
            `${pointer}/entitlements/${index}`,
            `${DEFAULT_ENTITLEMENT}, or the id of an entitlement in licences.json`,
            id,
            declared,
          ),
        ],
  );

/** Reports entitlements that are declared twice, or that no licence grants. */
function declaredFindings({ file, document: { entitlements = [], licences } }: Sourced<Licences>): Diagnostic[] {
  const granted = new Set(licences.flatMap((licence) => licence.entitlements ?? []));
  return entitlements.flatMap(({ id }, index) => {
    const at = `/entitlements/${index}/id`;
    if (id === DEFAULT_ENTITLEMENT || entitlements.findIndex((other) => other.id === id) < index)
      return [createDuplicateError(file, at, 'an id that no other entitlement has', id)];
    return granted.has(id)
      ? []
      : [warning(file, at, 'unused-entitlement', 'an entitlement that a licence grants', describeValue(id))];
  });
}

/** Warns about titles that need a licence but that no offered licence opens. */
const notForSale = (titles: readonly PlacedTitle[], { document }: Sourced<Licences>): Diagnostic[] => {
  const offered = new Set(
    document.licences.flatMap(({ withdrawn, entitlements = implicit }) => (withdrawn ? [] : entitlements)),
  );
  return titles.flatMap(({ file, pointer, access, needed }) => {
    if (access !== 'DENIED' || needed.some((id) => offered.has(id))) return [];
    const expected = `a licence that is offered and grants ${needed.join(' or ')}`;
    return [warning(file, `${pointer}/access`, 'not-for-sale', expected, 'none')];
  });
};

/** Checks what titles need against what licences grant. */
export function entitlementFindings({ licences, catalogue }: RealmBundle): Diagnostic[] {
  const titles = catalogue.flatMap(titlesIn);
  const declared = new Set([DEFAULT_ENTITLEMENT, ...(licences?.document.entitlements ?? []).map(({ id }) => id)]);
  // Entitlements that were left out of a damaged document are declared, but not known here.
  const isDeclaredRead = !licences || isComplete(licences, '/entitlements');
  const areLicencesRead = licences && isComplete(licences, '/licences');
  return [
    ...titles.flatMap(({ file, pointer, access, own }) => {
      if (!own) return [];
      const expected = 'the access DENIED, because only such a title needs a licence';
      return [
        ...(isDeclaredRead ? unknownMistakes(file, pointer, own, declared) : []),
        ...(access === 'DENIED'
          ? []
          : [warning(file, `${pointer}/entitlements`, 'not-needed', expected, describeValue(access))]),
      ];
    }),
    ...(licences && isDeclaredRead
      ? licences.document.licences.flatMap(({ entitlements = [] }, index) =>
          unknownMistakes(licences.file, `/licences/${index}`, entitlements, declared),
        )
      : []),
    ...(areLicencesRead ? [...declaredFindings(licences), ...notForSale(titles, licences)] : []),
  ];
}
