import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import type { Page } from '#schemas/generated/types.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import type { Known } from './known.ts';
import { createDuplicateError, createReferenceError } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';

/** Attributes of a row by which API requests name it. */
const names = ['bucketId', 'exid'] as const;

/**
 * Reports rows of a page that have the same name. Fallback elements are skipped, because they may have the name of the
 * element that they replace.
 */
function doubleRows({ file, document }: Sourced<Page>): Diagnostic[] {
  const seen = new Set<string>();
  const rows = elementsOf(document).filter(({ isStandIn }) => !isStandIn);
  return rows.flatMap(({ element: { attributes }, pointer }) => {
    const own = names.filter((key) => attributes[key] !== undefined);
    const twice = own.find((key) => seen.has(String(attributes[key])));
    own.forEach((key) => seen.add(String(attributes[key])));
    if (!twice) return [];
    const at = pointerTo(pointer, 'attributes', twice);
    return [createDuplicateError(file, at, 'a name that no other row of the page has', attributes[twice])];
  });
}

/** Checks that the home page exists and that row names are unique. */
export const pagesMistakes = ({ pages }: RealmBundle, known: Known): Diagnostic[] => [
  ...(known.pages.has('home')
    ? []
    : [createReferenceError('pages/home.json', '', 'a page, which every realm needs', undefined)]),
  ...pages.flatMap(doubleRows),
];
