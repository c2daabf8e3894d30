import type { Site } from './site.ts';

/** The partner's page at an address, or undefined. A slash at the end makes no difference. */
export const partnerPageAt = (url: string, { partnerPages }: Pick<Site, 'partnerPages'>) => {
  const path = new URL(url, 'http://local').pathname.replace(/\/+$/, '');
  return partnerPages.find((page) => page.path === path);
};
