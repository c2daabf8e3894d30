import { themeCss } from '#renderers/theme/css.ts';
import { validate as isLabels } from '#schemas/generated/validators/definitions/labels.js';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Issue } from '#schemas/issue.ts';
import { parseMenu } from '#schemas/parse-menu.ts';
import { check } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import type { Wardrobe } from '#screens/preview/use-preview.ts';
import type { Dress } from '../../dress.ts';
import { menuRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';

/** Checks a draft and puts it on; what is wrong with it leaves the page in what it wore before. */
function wear<T>(validator: Validator<T>, document: unknown, put: (value: T) => void): Issue[] {
  const checked = check(validator, document);
  if (checked.ok) put(checked.value);
  return checked.ok ? [] : checked.issues;
}

/** Dresses the page around a preview in menus, themes and words that are being edited. */
export function createWardrobe(dress: Dress | undefined, root: RootData | undefined): Wardrobe {
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  return {
    menu: (document) => {
      const { issues, ...parsed } = parseMenu(document);
      if (parsed.menu)
        void menuRegistry.preload([parsed.menu.layout]).then(() => {
          if (dress) dress.menu.value = parsed;
        });
      return issues;
    },
    theme: (document) =>
      wear(isTheme, document, (theme) => {
        if (!sheet || !root) return;
        sheet.replaceSync(
          themeCss(theme, (file) => root.settings.fontFiles[file] ?? `/files/${root.settings.realm}/${file}`),
        );
        if (!window.document.adoptedStyleSheets.includes(sheet)) window.document.adoptedStyleSheets.push(sheet);
        const { documentElement } = window.document;
        documentElement.dataset['hero'] = theme.hero?.composition ?? 'full';
        documentElement.dataset['cardStyle'] = theme.card?.style ?? 'plain';
      }),
    labels: (document) =>
      wear(isLabels, document, ({ locale, labels }) => {
        if (dress && root) dress.labels.value = withTexts(root.labels, locale, labels);
      }),
    audience: (view) => {
      if (view?.audience === 'SIGNED_IN' || view?.audience === 'CHILD')
        window.document.documentElement.dataset['signedIn'] = '';
      else delete window.document.documentElement.dataset['signedIn'];
    },
  };
}

/** The words with some of them replaced, where they are of the language that is shown. */
function withTexts(words: Labels, locale: string, texts: Record<string, string>): Labels {
  if (locale !== words.selectedLocale) return words;
  const { [locale]: parsed = {} } = words.messages;
  const kept = Object.fromEntries(Object.entries(parsed).filter(([key]) => !Object.hasOwn(texts, key)));
  return {
    ...words,
    translations: { ...words.translations, [locale]: { ...words.translations[locale], ...texts } },
    messages: { ...words.messages, [locale]: kept },
  };
}
