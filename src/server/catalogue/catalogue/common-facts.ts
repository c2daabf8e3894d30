import type { ContentRecord } from './catalogue.store.ts';
import { contentTexts } from './content-texts.ts';
import { pictureUrl } from './picture-url.ts';

/** Fields that every response about a title has: cards, collections and video details. */
export const commonFacts = (content: ContentRecord, { realm, locale }: { realm: string; locale: string }) => ({
  id: content.id,
  ...contentTexts(content, locale),
  posterUrl: pictureUrl(realm, content.body.poster),
  rating: content.body.rating === undefined ? undefined : { rating: content.body.rating },
});
