import { facetLabel } from './facet-key.ts';
import { languageTag } from '../labels/locale.ts';
import type { Words } from '../labels/words.ts';

/** A label if there is one: the realm may name its categories and groups of tags, and need not. */
const labelled = ({ texts, say }: Words, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? say(key) : undefined;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** What is filtered by, in the viewer's words. */
export const facetTitle = (words: Words, facet: string): string => labelled(words, `facets.${facet}`) ?? capital(facet);

/** A value of a facet in the viewer's words; where nobody gave it any, as the catalogue writes it. */
export function valueText(words: Words, facet: string, value: string): string {
  if (facet === 'decade') return words.say('decadeName', { decade: value });
  if (facet === 'language')
    return capital(new Intl.DisplayNames(languageTag(words.locale), { type: 'language' }).of(value) ?? value);
  return labelled(words, facetLabel(facet, value)) ?? value;
}
