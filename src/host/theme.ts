import { createHash } from 'node:crypto';
import type { Theme } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';

type ThemeCss = (theme: Theme, addressOf: (file: string) => string) => string;

/** A realm's theme as a style sheet and the address that it is cached under. */
export function themeSheet(
  themeCss: ThemeCss,
  { realm, theme, fontFiles }: Pick<RealmSettings, 'realm' | 'theme' | 'fontFiles'>,
): { css: string; href: string } {
  const css = themeCss(theme, (file) => fontFiles[file] ?? file);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  return { css, href: `/theme/${realm}/${hash}.css` };
}
