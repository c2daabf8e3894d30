import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import type { Page } from '#schemas/generated/types.ts';
import type { RealmBundle, Sourced } from './bundle.ts';
import type { Known } from './known.ts';
import { double, mistake } from './mistakes.ts';
import { elementsOf } from './placed-elements.ts';

/** Names by which rows are asked for. */
const names = ['bucketId', 'exid'] as const;

/** Rows of a page that cannot be told apart. One that stands in for another may go by the same name. */
function doubleRows({ file, document }: Sourced<Page>): Diagnostic[] {
  const seen = new Set<string>();
  const rows = elementsOf(document).filter(({ isStandIn }) => !isStandIn);
  return rows.flatMap(({ element: { attributes }, pointer }) => {
    const own = names.filter((key) => attributes[key] !== undefined);
    const twice = own.find((key) => seen.has(String(attributes[key])));
    own.forEach((key) => seen.add(String(attributes[key])));
    if (!twice) return [];
    const at = pointerTo(pointer, 'attributes', twice);
    return [double(file, at, 'a name that no other row of the page has', attributes[twice])];
  });
}

/** What is wrong with the realm's pages as such. */
export const pagesMistakes = ({ pages }: RealmBundle, known: Known): Diagnostic[] => [
  ...(known.pages.has('home') ? [] : [mistake('pages/home.json', '', 'a page, which every realm needs', undefined)]),
  ...pages.flatMap(doubleRows),
];
