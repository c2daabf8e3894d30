import type { Picture } from './content.ts';

/** Words of a piece of news in one language. */
export interface NewsWords {
  title?: string;
  summary?: string;
  /** Rich text. */
  body?: string;
}

/** What is known of a piece of news beyond its place and date. */
export interface NewsBody extends NewsWords {
  title: string;
  picture?: Picture;
  /** By locale. */
  translations?: Record<string, NewsWords>;
}
