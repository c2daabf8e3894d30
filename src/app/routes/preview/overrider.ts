import { messagesOf } from '#renderers/messages/messages.tsx';
import { themeCss } from '#renderers/theme/css.ts';
import type { Realm } from '#schemas/generated/types.ts';
import { validate as isLabels } from '#schemas/generated/validators/definitions/labels.js';
import { validate as isRealm } from '#schemas/generated/validators/definitions/realm.js';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Issue } from '#schemas/issue.ts';
import { icuMessagesOf } from '#schemas/labels/icu.ts';
import { localise } from '#schemas/localise.ts';
import { parseMenu } from '#schemas/parse-menu.ts';
import { check } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { Labels, RealmSettings } from '#schemas/wire/site/realm.ts';
import type { Overrider } from '#screens/preview/use-preview.ts';
import type { PreviewOverrides } from '../../preview-overrides.ts';
import { menuRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';

/** Validates a draft and applies it; an invalid draft changes nothing. */
function override<T>(validator: Validator<T>, document: unknown, put: (value: T) => void): Issue[] {
  const checked = check(validator, document);
  if (checked.ok) put(checked.value);
  return checked.ok ? [] : checked.issues;
}

/** Applies drafts to the page around a preview: they override its menu, theme, settings and labels. */
export function createOverrider(overrides: PreviewOverrides | undefined, root: RootData | undefined): Overrider {
  /** Last valid page, which drafts of labels are shown on. */
  let said: unknown;
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  return {
    menu: (document) => {
      const { issues, ...parsed } = parseMenu(document);
      if (parsed.menu)
        void menuRegistry.preload([parsed.menu.layout]).then(() => {
          if (overrides) overrides.menu.value = parsed;
        });
      return issues;
    },
    theme: (document) =>
      override(isTheme, document, (theme) => {
        if (!sheet || !root) return;
        sheet.replaceSync(
          themeCss(theme, (file) => root.settings.fontFiles[file] ?? `/files/${root.settings.realm}/${file}`),
        );
        if (!window.document.adoptedStyleSheets.includes(sheet)) window.document.adoptedStyleSheets.push(sheet);
        const { documentElement } = window.document;
        documentElement.dataset['hero'] = theme.hero?.composition ?? 'full';
        documentElement.dataset['cardStyle'] = theme.card?.style ?? 'plain';
      }),
    realm: (document) =>
      override(isRealm, document, (realm) => {
        if (overrides && root) overrides.settings.value = settingsOf(realm, root.settings.realm);
      }),
    labels: (document, behind) => {
      const checked = check(isLabels, document);
      if (!checked.ok) return { issues: checked.issues, page: said };
      if (!overrides || !root) return { issues: [], page: undefined };
      const { locale, labels } = checked.value as { locale: string; labels: Record<string, string> };
      const words = withTexts(root.labels, locale, { ...behind?.texts, ...labels });
      overrides.labels.value = words;
      if (!behind) return { issues: [], page: undefined };
      const { tMaybe } = messagesOf(words);
      const { issues: _ofTheMenu, ...menu } = parseMenu(localise(behind.menu, (key) => tMaybe(key) ?? key));
      if (menu.menu) overrides.menu.value = menu;
      said = localise(behind.page, (key) => tMaybe(key) ?? key);
      return { issues: [], page: said };
    },
    audience: (view) => {
      if (view?.audience === 'SIGNED_IN' || view?.audience === 'CHILD')
        window.document.documentElement.dataset['signedIn'] = '';
      else delete window.document.documentElement.dataset['signedIn'];
    },
  };
}

/** Merges texts into the labels if they are in the displayed language. */
function withTexts(messages: Labels, locale: string, texts: Record<string, string>): Labels {
  if (locale !== messages.selectedLocale) return messages;
  const all = { ...messages.translations[locale], ...texts };
  return { ...messages, translations: { [locale]: all }, messages: { [locale]: icuMessagesOf(all) } };
}

/** Settings that are visible on the realm's pages. */
function settingsOf(settings: Realm, realm: string): Partial<RealmSettings> {
  const off = { enabled: false };
  const address = (path: string) => `/images/${realm}/${path}${path.endsWith('.svg') ? '?format=svg' : ''}`;
  const { main, small, icon } = settings.logos;
  return {
    name: settings.name,
    languages: settings.languages,
    logos: { main: address(main), small: address(small), ...(icon !== undefined && { icon: address(icon) }) },
    languageBadgeForGuests: settings.languageBadgeForGuests ?? false,
    selfRegistration: settings.selfRegistration ?? { allowed: false },
    watchlistsEnabled: settings.watchlistsEnabled ?? false,
    search: settings.search ?? off,
    socialSharing: settings.socialSharing ?? off,
    spoilers: { enabled: settings.spoilers !== undefined },
  };
}
