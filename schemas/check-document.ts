import { authoring, checkForAuthor, checkForm, checkMenu, checkPage } from './author.ts';
import type { Form, Menu, Page } from './generated/types.ts';
import { passLaterMinor } from './later-minor.ts';
import { migrate } from './migrations/migrate.ts';
import type { DocumentKind } from './realm-folder.ts';
import type { Checked } from './validate.ts';
import type { Validator } from './validator.ts';
import type { EditedKind } from './wire/authoring/preview.ts';

/** Validates a document with its elements, fields or items, with the strict rules for authors. */
export type Check<T> = (document: unknown) => Checked<T>;

/**
 * Creates a validation function for a document from a single schema; documents of an older contract version are
 * migrated first.
 */
export const by =
  <T>(kind: DocumentKind, validator: Validator<T>): Check<T> =>
  (document) =>
    written(kind, (migrated) => checkForAuthor(validator, migrated), document);

/** Validates a document that may be written for another contract version, as may its elements and fields. */
function written<T>(kind: DocumentKind, checkNow: Check<T>, document: unknown): Checked<T> {
  const migrated = migrate(kind, document);
  return passLaterMinor(migrated, checkNow(migrated));
}

export const checkWrittenPage: Check<Page> = (document) => written('page', checkPage, document);
export const checkWrittenForm: Check<Form> = (document) => written('form', checkForm, document);
export const checkWrittenMenu: Check<Menu> = (document) => written('menu', checkMenu, document);

const checks: Record<EditedKind, Check<unknown>> = {
  page: checkWrittenPage,
  form: checkWrittenForm,
  menu: checkWrittenMenu,
  theme: by('theme', authoring.theme),
  labels: by('labels', authoring.labels),
  texts: by('texts', authoring.texts),
  consent: by('consent', authoring.consent),
  licences: by('licences', authoring.licences),
  vouchers: by('vouchers', authoring.vouchers),
  realm: by('realm', authoring.realm),
};

/** Validates a document from the editor as strictly as a document from a realm's folder. */
export const checkDocument = (kind: EditedKind, document: unknown): Checked<unknown> => checks[kind](document);
