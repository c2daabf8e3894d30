import type { Site } from './site.ts';

/** Returns the partner page at a URL, ignoring trailing slashes; undefined if there is none. */
export const partnerPageAt = (url: string, { partnerPages }: Pick<Site, 'partnerPages'>) => {
  const path = new URL(url, 'http://local').pathname.replace(/\/+$/, '');
  return partnerPages.find((page) => page.path === path);
};
