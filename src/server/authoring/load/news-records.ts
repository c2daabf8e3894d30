import type { NewsDocument } from '#schemas/generated/types.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { NewsRecord } from '../../catalogue/news/news.store.ts';
import type { PictureAt } from './pictures-at.ts';

/** Converts a realm's news to database rows. */
export const newsRecords = ({ items }: NewsDocument, pictureAt: PictureAt): NewsRecord[] =>
  items.map(({ id, feedName, publishedAt, picture, title, summary, body, translations }, position) => ({
    feedName,
    id,
    position,
    publishedAt: Date.parse(publishedAt),
    body: omitUndefined({ title, summary, body, picture: pictureAt(picture), translations }),
  }));
