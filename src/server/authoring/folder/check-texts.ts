import type { Diagnostic } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { labelNamed, listTexts } from '#schemas/localise.ts';
import { parseIcu } from '#schemas/labels/icu.ts';
import { isComplete, type RealmBundle } from './bundle.ts';
import type { Known } from './known.ts';
import { createError, createReferenceError } from './mistakes.ts';

function labelMistakes({ labels, settings }: RealmBundle): Diagnostic[] {
  const languagesRead = isComplete(settings, '/languages');
  const { languages } = settings.document;
  return labels.flatMap(({ file, name, document }) => {
    const at = (pointer: string, expected: string, found: unknown) =>
      createReferenceError(file, pointer, expected, found);
    const broken = Object.entries(document.labels).flatMap(([key, text]) => {
      try {
        parseIcu(text);
        return [];
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return [
          createError(file, `/labels/${key}`, 'message', `a message that can be read (${why})`, describeValue(text)),
        ];
      }
    });
    return [
      ...(document.locale === name ? [] : [at('/locale', `“${name}”, as the file is called`, document.locale)]),
      ...(languages.includes(document.locale) || document.locale !== name || !languagesRead
        ? []
        : [createReferenceError(file, '/locale', 'one of the realm’s languages', document.locale, languages)]),
      ...broken,
    ];
  });
}

/** All label keys with the prefix `t:`, as documents refer to them. */
const labelNames = ({ labels }: Known): string[] => [...labels].map((key) => `t:${key}`);

/** Path in the folder of an image that a document refers to by its URL on this server. */
const ownPicture = (realm: string, text: string) => new RegExp(`^/(?:images|files)/${realm}/([^?#]+)`).exec(text)?.[1];

/** Reports invalid ICU messages, unknown labels, and URLs of missing images. */
export function textMistakes(bundle: RealmBundle, known: Known): Diagnostic[] {
  const { settings, menus, pages, forms, catalogue, consent, licences, vouchers, texts, news, fighters, guide } =
    bundle;
  const documents: { file: string; document: unknown }[] = [
    settings,
    ...menus,
    ...pages,
    ...forms,
    ...catalogue,
    ...(consent ? [consent] : []),
    ...(licences ? [licences] : []),
    ...(vouchers ? [vouchers] : []),
    ...(texts ? [texts] : []),
    ...(news ? [news] : []),
    ...(fighters ? [fighters] : []),
    ...(guide ? [guide] : []),
  ];
  return [
    ...labelMistakes(bundle),
    ...documents.flatMap(({ file, document }) =>
      listTexts(document).flatMap(({ pointer, text }) => {
        const label = labelNamed(text);
        if (label !== undefined)
          return known.labels.has(label)
            ? []
            : [
                createReferenceError(
                  file,
                  pointer,
                  `a label of ${settings.document.defaultLocale}`,
                  text,
                  labelNames(known),
                ),
              ];
        const picture = ownPicture(settings.document.id, text);
        return picture === undefined || known.files.has(picture)
          ? []
          : [
              createReferenceError(
                file,
                pointer,
                'a picture of this folder',
                text,
                [...known.files].map((path) => text.replace(picture, path)),
              ),
            ];
      }),
    ),
  ];
}
