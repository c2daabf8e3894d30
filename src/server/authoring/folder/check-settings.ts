import { begins } from '#schemas/authentication-providers.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { Realm, Theme } from '#schemas/generated/types.ts';
import { routeOf } from '#schemas/routes/paths.ts';
import { segmentsOfRealm } from '#schemas/routes/path-segments.ts';
import { captchaProviders } from '../../identity/captcha/providers.ts';
import { baseTexts } from '../../definitions/labels/base.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createReferenceError, warning } from './mistakes.ts';

type At = (pointer: string, expected: string, found: unknown, names?: Iterable<string>) => Diagnostic;

const fontFiles = ({ fonts }: Theme) =>
  (['text', 'display'] as const).flatMap((role) =>
    (fonts[role].files ?? []).map(({ src }, index) => ({ pointer: `/fonts/${role}/files/${index}/src`, src })),
  );

/** Reports partner pages that do not exist, and paths that are already used. */
function partnerMistakes(settings: Realm, known: Known, at: At): Diagnostic[] {
  const { partnerPages = [] } = settings;
  const pathSegments = segmentsOfRealm(settings);
  const isTaken = (path: string) => [pathSegments, {}].some((set) => routeOf(path, set) !== undefined);
  return partnerPages.flatMap(({ name, path, page }, index) => {
    const here = `/partnerPages/${index}`;
    const before = partnerPages.slice(0, index);
    return [
      ...(known.pages.has(page) ? [] : [at(`${here}/page`, 'the name of a page', page, known.pages)]),
      ...(isTaken(path) ? [at(`${here}/path`, 'an address that no route of the product has', path)] : []),
      ...(before.some((other) => other.path === path) ? [at(`${here}/path`, 'an address of its own', path)] : []),
      ...(before.some((other) => other.name === name) ? [at(`${here}/name`, 'a name of its own', name)] : []),
    ];
  });
}

function realmMistakes({ settings, labels }: RealmBundle, known: Known): Diagnostic[] {
  const { file, document } = settings;
  const at: At = (pointer, expected, found, names) => createReferenceError(file, pointer, expected, found, names);
  const spoken = new Set(labels.flatMap(({ name, document: { locale } }) => [name, locale]));
  const pictures = { logos: document.logos, loginBackground: document.loginBackground ?? {} };
  return [
    ...Object.entries(pictures).flatMap(([group, parts]) =>
      Object.entries(parts).flatMap(([name, asset]: [string, string]) =>
        known.files.has(asset) ? [] : [at(`/${group}/${name}`, 'a file of this folder', asset, known.files)],
      ),
    ),
    ...(document.profiles?.avatars ?? []).flatMap(({ image }, index) =>
      known.files.has(image)
        ? []
        : [at(`/profiles/avatars/${index}/image`, 'a file of this folder', image, known.files)],
    ),
    ...(document.authentication?.providers ?? []).flatMap(({ name, form }, index) =>
      (form === undefined ? !begins(name, 'form') : known.forms.has(form))
        ? []
        : [at(`/authentication/providers/${index}/form`, 'the name of a form', form, known.forms)],
    ),
    ...document.languages.flatMap((locale, index) =>
      spoken.has(locale) || baseTexts(locale)
        ? []
        : [at(`/languages/${index}`, `a file labels/${locale}.json`, undefined)],
    ),
    ...(document.languages.includes(document.defaultLocale) || !isComplete(settings, '/languages')
      ? []
      : [at('/defaultLocale', 'one of the languages', document.defaultLocale, document.languages)]),
    ...partnerMistakes(document, known, at),
    ...(document.analytics?.webhook && !document.analytics.sinks.includes('http') && isComplete(settings, '/analytics')
      ? [
          at(
            '/analytics/sinks',
            'http, because only what this server receives can be passed on',
            document.analytics.sinks,
          ),
        ]
      : []),
    ...(document.captcha && !captchaProviders.has(document.captcha.provider)
      ? [
          at(
            '/captcha/provider',
            'a service that this server can ask, so that nobody passes unasked; or leave out captcha',
            document.captcha.provider,
            captchaProviders.keys(),
          ),
        ]
      : []),
    ...(document.socialSharing?.enabled && document.socialSharing.universalLink === undefined
      ? [
          warning(
            file,
            '/socialSharing',
            'sharing',
            'a universalLink such as /{path}, without which nothing is shared',
            'none',
          ),
        ]
      : []),
    ...(document.apiKeyRequired && !document.apiKey ? [at('/apiKey', 'a key, because it is required', undefined)] : []),
  ];
}

function menuMistakes({ menus }: RealmBundle, known: Known): Diagnostic[] {
  const platforms = new Set<string>();
  return menus.flatMap((menu) => {
    const { file, document } = menu;
    const at: At = (pointer, expected, found, names) => createReferenceError(file, pointer, expected, found, names);
    const isItsOwn = isComplete(menu, '/platform');
    const double = isItsOwn && platforms.has(document.platform);
    if (isItsOwn) platforms.add(document.platform);
    return [
      ...(double ? [at('/platform', 'a platform that no other menu is for', document.platform)] : []),
      ...(known.pages.has(document.defaultView)
        ? []
        : [at('/defaultView', 'the name of a page', document.defaultView, known.pages)]),
    ];
  });
}

/** Checks the references from settings, theme and menus to other documents and files. */
export const settingsMistakes = (bundle: RealmBundle, known: Known): Diagnostic[] => [
  ...realmMistakes(bundle, known),
  ...fontFiles(bundle.theme.document).flatMap(({ pointer, src }) =>
    known.files.has(src)
      ? []
      : [createReferenceError(bundle.theme.file, pointer, 'a file of this folder', src, known.files)],
  ),
  ...menuMistakes(bundle, known),
];
