import { themeCss } from '#renderers/theme/css.ts';
import { validate as isLabels } from '#schemas/generated/validators/definitions/labels.js';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Issue } from '#schemas/issue.ts';
import { parseMenu } from '#schemas/parse-menu.ts';
import { check } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { Labels } from '#schemas/wire/realm.ts';
import type { Overrider } from '#screens/preview/use-preview.ts';
import type { PreviewOverrides } from '../../preview-overrides.ts';
import { menuRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';

/** Checks a draft and applies it; one with a mistake leaves the page as it was. */
function override<T>(validator: Validator<T>, document: unknown, put: (value: T) => void): Issue[] {
  const checked = check(validator, document);
  if (checked.ok) put(checked.value);
  return checked.ok ? [] : checked.issues;
}

/** Overrides the menus, theme and labels of the page around a preview with drafts of them. */
export function createOverrider(overrides: PreviewOverrides | undefined, root: RootData | undefined): Overrider {
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
    labels: (document) =>
      override(isLabels, document, ({ locale, labels }) => {
        if (overrides && root) overrides.labels.value = withTexts(root.labels, locale, labels);
      }),
    audience: (view) => {
      if (view?.audience === 'SIGNED_IN' || view?.audience === 'CHILD')
        window.document.documentElement.dataset['signedIn'] = '';
      else delete window.document.documentElement.dataset['signedIn'];
    },
  };
}

/** The labels with some of them replaced, where they are of the language that is shown. */
function withTexts(messages: Labels, locale: string, texts: Record<string, string>): Labels {
  if (locale !== messages.selectedLocale) return messages;
  const { [locale]: parsed = {} } = messages.messages;
  const kept = Object.fromEntries(Object.entries(parsed).filter(([key]) => !Object.hasOwn(texts, key)));
  return {
    ...messages,
    translations: { ...messages.translations, [locale]: { ...messages.translations[locale], ...texts } },
    messages: { ...messages.messages, [locale]: kept },
  };
}
