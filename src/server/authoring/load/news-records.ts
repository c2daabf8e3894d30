import type { NewsDocument } from '#schemas/generated/types.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { NewsRecord } from '../../catalogue/news/news.store.ts';
import type { PictureAt } from './pictures-at.ts';

/** A realm's news as rows of the database. */
export const newsRecords = ({ items }: NewsDocument, pictureAt: PictureAt): NewsRecord[] =>
  items.map(({ id, feedName, publishedAt, picture, title, summary, body, translations }, position) => ({
    feedName,
    id,
    position,
    publishedAt: Date.parse(publishedAt),
    body: omitUndefined({ title, summary, body, picture: pictureAt(picture), translations }),
  }));
