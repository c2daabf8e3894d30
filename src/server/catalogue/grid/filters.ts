import { displayName } from '#schemas/display-name.ts';
import type { FilterListBlock } from '#schemas/generated/types.ts';
import { languageTag } from '#schemas/locale.ts';
import type { Messages } from '../../definitions/labels/messages.ts';
import { facetLabel } from './facet-key.ts';
import { ownFacets } from './facets.ts';
import { type FacetValue, countValues } from './find.ts';
import type { GridIndex } from './grid-index.ts';
import type { FacetSelection } from './read-facets.ts';

/** Returns a label's text if the label exists. Labels of categories and tag groups are optional. */
const labelled = ({ texts, t }: Messages, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? t(key) : undefined;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** Name of a facet in the viewer's language. */
export const facetTitle = (messages: Messages, facet: string): string =>
  labelled(messages, `facets.${facet}`) ?? capital(facet);

/** Name of a facet value in the viewer's language; without a label, the value as the catalogue has it. */
export function valueText(messages: Messages, facet: string, value: string): string {
  if (facet === 'decade') return messages.t('decadeName', { decade: value });
  if (facet === 'language') return capital(displayName(value, languageTag(messages.locale), 'language'));
  return labelled(messages, facetLabel(facet, value)) ?? value;
}

type Filter = FilterListBlock['filters'][number];

/**
 * Maximum number of filters per page, and of choices per filter, so that the page stays readable. Selected choices are
 * always listed.
 */
const MOST_FILTERS = 12;
const MOST_CHOICES = 24;

const collator = new Intl.Collator('en', { numeric: true });
type Compare = (a: FacetValue, b: FacetValue) => number;
const rising: Compare = (a, b) => collator.compare(a.value, b.value);
const falling: Compare = (a, b) => collator.compare(b.value, a.value);
const mostFirst: Compare = (a, b) => b.count - a.count || rising(a, b);

/** Sort order of a facet's values: numbers by value, all others by their number of titles. */
const orders: Readonly<Record<string, Compare>> = { year: falling, decade: falling, rating: rising };

/** Facets with more than one value, in display order. Shows years, or decades if there are too many years. */
export function facetsToShow({ facets }: Pick<GridIndex, 'facets'>, ticked: FacetSelection): string[] {
  const isMany = (name: string) => (facets.get(name)?.size ?? 0) > MOST_CHOICES;
  const groups = [...facets.keys()].filter((name) => !(ownFacets as readonly string[]).includes(name)).sort();
  const [kind = '', category = '', ...others] = ownFacets;
  const left = isMany('year') && !ticked.has('year') ? 'year' : 'decade';
  return [kind, category, ...groups, ...others]
    .filter((name) => name !== left || ticked.has(name))
    .filter((name) => (facets.get(name)?.size ?? 0) > 1 || ticked.has(name))
    .filter((name) => facets.has(name))
    .slice(0, MOST_FILTERS);
}

/** Builds one filter with the number of titles for each value. */
function filterOf({ facets, ids, shown }: GridIndex, ticked: FacetSelection, name: string, messages: Messages): Filter {
  const chosen = ticked.get(name);
  const order = orders[name] ?? mostFirst;
  const values = countValues(facets, ids.length, ticked, name, shown).sort(mostFirst);
  const offered = values.filter(({ value }, index) => index < MOST_CHOICES || chosen?.has(value)).sort(order);
  return {
    filterKey: name,
    title: facetTitle(messages, name),
    options: offered.map(({ value, count }) => ({
      text: valueText(messages, name, value),
      value,
      count,
      isActive: chosen?.has(value) ?? false,
    })),
  };
}

/** Builds the filters of a grid for the current selection. */
export const buildFilters = (index: GridIndex, ticked: FacetSelection, messages: Messages): Filter[] =>
  facetsToShow(index, ticked).map((name) => filterOf(index, ticked, name, messages));
