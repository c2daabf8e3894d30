import { authoring, checkForm, checkPage } from '#schemas/author.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { check, type Checked } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';

/** Checks a document as its author wrote it, with all its parts. */
export type Check<T> = (document: unknown) => Checked<T>;

/** A check that is one schema. */
export const by =
  <T>(validator: Validator<T>): Check<T> =>
  (document) =>
    check(validator, document);

/** A check of a document of any version: it is held against today's schemas as it is written today. */
export const upToDate =
  <T>(kind: Parameters<typeof migrate>[0], checked: Check<T>): Check<T> =>
  (document) =>
    checked(migrate(kind, document));

const checks: Record<EditedKind, Check<unknown>> = {
  page: checkPage,
  form: checkForm,
  menu: by(authoring.menu),
  theme: by(authoring.theme),
  labels: by(authoring.labels),
};

/** Checks a document of an editor by itself, as strictly as one of a folder. */
export const checkDocument = (kind: EditedKind, document: unknown): Checked<unknown> => checks[kind](document);
