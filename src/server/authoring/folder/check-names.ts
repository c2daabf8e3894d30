import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { editedKinds, kindOfFile } from '#schemas/realm-folder.ts';
import { languageTag } from '#schemas/locale.ts';
import { compareVersions, currentVersion, isNewer } from '#schemas/version.ts';
import type { RealmBundle } from './bundle.ts';
import { isCountry, isLocale } from './codes.ts';
import { documentsOf } from './documents-of.ts';
import { createDuplicateError, createError, warning } from './mistakes.ts';

/**
 * Host name according to RFC 1123: each part between dots has at most 63 characters and neither starts nor ends with a
 * hyphen.
 */
const isHostName = (host: string) =>
  host.length <= 253 && host.split('.').every((part) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(part));

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

function settingsFindings({ settings: { file, document } }: RealmBundle): Diagnostic[] {
  const { hosts, languages: locales, preview, pictures, plugins, territory, addressForm } = document;
  const wrong = (rule: string, expected: string) => (pointer: string, found: unknown) =>
    createError(file, pointer, rule, expected, describeValue(found));
  const badHost = wrong('host', 'a host name such as www.example.org');
  const badLocale = wrong(
    'locale',
    'a language tag of a language, script and region that exist, such as pt_PT or es_419',
  );
  const badOrigin = wrong('origin', 'the origin of a page, such as https://cms.example.org');
  const badCountry = wrong('country', 'the code of a country');
  const among = <T>(pointer: string, all: readonly T[] = [], good: (one: T) => boolean, report: typeof badHost) =>
    all.flatMap((one, index) => (good(one) ? [] : [report(`${pointer}/${index}`, one)]));
  const twiceIn = (pointer: string, all: readonly string[], expected: string, sameAs = (one: string) => one) => {
    const said = all.map(sameAs);
    return all.flatMap((one, index) =>
      said.indexOf(sameAs(one)) < index ? [createDuplicateError(file, `${pointer}/${index}`, expected, one)] : [],
    );
  };
  return [
    ...among('/hosts', hosts, isHostName, badHost),
    ...twiceIn('/hosts', hosts, 'a host name that stands here once'),
    ...among('/languages', locales, isLocale, badLocale),
    ...twiceIn('/languages', locales, 'a language that stands here once', languageTag),
    ...among('/preview/origins', preview?.origins, isOrigin, badOrigin),
    ...among('/pictures/origins', pictures?.origins, isOrigin, badOrigin),
    ...among('/plugins/origins', plugins?.origins, isOrigin, badOrigin),
    ...among('/territory/allowed', territory?.allowed, isCountry, badCountry),
    ...among('/territory/blocked', territory?.blocked, isCountry, badCountry),
    ...among('/addressForm/countries', addressForm?.countries, isCountry, badCountry),
  ];
}

/** Reports documents that need a newer version of Playbill. */
const versionFindings = (bundle: RealmBundle): Diagnostic[] =>
  documentsOf(bundle).flatMap(({ file, document }) => {
    const { version } = document as { version: string };
    if (compareVersions(version, currentVersion) <= 0) return [];
    const report = isNewer(version) ? createError : warning;
    return [report(file, '/version', 'newer-version', `${currentVersion} or an older version`, describeValue(version))];
  });

/** Reports duplicate ids in a list, such as menu items. */
const twice = (file: string, pointer: string, what: string, list: readonly unknown[]): Diagnostic[] => {
  const ids = list.map((one) => (one as { id?: unknown } | null)?.id);
  return ids.flatMap((id, index) =>
    id !== undefined && ids.indexOf(id) < index
      ? [createDuplicateError(file, `${pointer}/${index}/id`, `a name that no other ${what} has`, id)]
      : [],
  );
};

/** Names of documents that the studio's API accepts. */
const openable = /^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$/;

/** Warns about editable documents whose name the studio rejects. */
const fileNameFindings = (bundle: RealmBundle): Diagnostic[] =>
  documentsOf(bundle).flatMap(({ file, name }) => {
    const kind = kindOfFile(file);
    if (!editedKinds.some((edited) => edited === kind) || openable.test(name)) return [];
    const expected = 'a name of up to 80 letters, digits, dots, hyphens and underscores, which the studio can open';
    return [warning(file, '', 'file-name', expected, describeValue(name))];
  });

/** Reports well-formed but nonexistent host names, languages, origins and countries, and duplicates. */
export const nameFindings = (bundle: RealmBundle): Diagnostic[] => [
  ...settingsFindings(bundle),
  ...versionFindings(bundle),
  ...fileNameFindings(bundle),
  ...bundle.menus.flatMap(({ file, document }) => twice(file, '/items', 'item', document.items)),
];
