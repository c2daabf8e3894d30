import { facetLabel } from './facet-key.ts';
import { languageTag } from '../labels/locale.ts';
import type { Messages } from '../labels/messages.ts';

/** A label if there is one: the realm may name its categories and groups of tags, and need not. */
const labelled = ({ texts, t }: Messages, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? t(key) : undefined;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('-', ' ');

/** What is filtered by, in the viewer's language. */
export const facetTitle = (messages: Messages, facet: string): string =>
  labelled(messages, `facets.${facet}`) ?? capital(facet);

/** A value of a facet in the viewer's language; where nobody gave it any, as the catalogue writes it. */
export function valueText(messages: Messages, facet: string, value: string): string {
  if (facet === 'decade') return messages.t('decadeName', { decade: value });
  if (facet === 'language')
    return capital(new Intl.DisplayNames(languageTag(messages.locale), { type: 'language' }).of(value) ?? value);
  return labelled(messages, facetLabel(facet, value)) ?? value;
}
