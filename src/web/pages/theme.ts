import { createHash } from 'node:crypto';
import type { Theme } from '#schemas/generated/types.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';

type ThemeCss = (theme: Theme, addressOf: (file: string) => string) => string;

type Themed = Pick<RealmSettings, 'realm' | 'theme' | 'fontFiles'>;

interface ThemeSheet {
  css: string;
  href: string;
}

const made = new WeakMap<Themed, ThemeSheet>();

/** Returns a realm's theme as CSS with its hashed URL; computed once per settings object. */
export function themeSheet(themeCss: ThemeCss, settings: Themed): ThemeSheet {
  const sheet = made.get(settings) ?? makeSheet(themeCss, settings);
  made.set(settings, sheet);
  return sheet;
}

function makeSheet(themeCss: ThemeCss, { realm, theme, fontFiles }: Themed): ThemeSheet {
  const css = themeCss(theme, (file) => fontFiles[file] ?? file);
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 16);
  return { css, href: `/theme/${realm}/${hash}.css` };
}
