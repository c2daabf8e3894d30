import type { StoredPicture } from './content.ts';

/** Texts of a news article in one language. */
export interface NewsTexts {
  title?: string;
  summary?: string;
  /** Rich text of the article. */
  body?: string;
}

/** JSON column of a news article: everything except its position and date. */
export interface NewsBody extends NewsTexts {
  title: string;
  picture?: StoredPicture;
  /** Translated texts of the news article, by locale. */
  translations?: Record<string, NewsTexts>;
}
