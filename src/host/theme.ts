import { createHash } from 'node:crypto';
import type { Theme } from '#schemas/generated/types.ts';

type ThemeCss = (theme: Theme, addressOf: (file: string) => string) => string;

/** Address of a file of a realm's folder. */
export const fileHref = (realm: string, file: string): string => `/files/${realm}/${file}`;

/** A realm's theme as a style sheet and the address that it is cached under. */
export function themeSheet(themeCss: ThemeCss, realm: string, theme: Theme): { css: string; href: string } {
  const css = themeCss(theme, (file) => fileHref(realm, file));
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  return { css, href: `/theme/${realm}/${hash}.css` };
}
