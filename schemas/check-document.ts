import { authoring, check, checkForm, checkMenu, checkPage } from './author.ts';
import type { Form, Menu, Page } from './generated/types.ts';
import { passLaterMinor } from './later-minor.ts';
import { migrate } from './migrations/migrate.ts';
import type { DocumentKind } from './realm-folder.ts';
import type { Checked } from './validate.ts';
import type { Validator } from './validator.ts';
import type { EditedKind } from './wire/preview.ts';

/** Checks a document as its author wrote it, with all its parts. */
export type Check<T> = (document: unknown) => Checked<T>;

/** A check that is one schema, of what may be written for an older version of the contract: it is migrated first. */
export const by =
  <T>(kind: DocumentKind, validator: Validator<T>): Check<T> =>
  (document) =>
    written(kind, (migrated) => check(validator, migrated), document);

/** Checks what may be written for another version of the contract, as its elements and fields may be. */
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
  realm: by('realm', authoring.realm),
};

/** Checks a document of an editor by itself, as strictly as one of a folder. */
export const checkDocument = (kind: EditedKind, document: unknown): Checked<unknown> => checks[kind](document);
