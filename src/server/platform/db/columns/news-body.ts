import type { Picture } from './content.ts';

/** The texts of a piece of news in one language. */
export interface NewsTexts {
  title?: string;
  summary?: string;
  /** Rich text. */
  body?: string;
}

/** What is known of a piece of news beyond its place and date. */
export interface NewsBody extends NewsTexts {
  title: string;
  picture?: Picture;
  /** By locale. */
  translations?: Record<string, NewsTexts>;
}
