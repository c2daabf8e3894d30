import { validate as isConsent } from '#schemas/generated/validators/definitions/consent.js';
import { validate as isFighters } from '#schemas/generated/validators/definitions/fighters-document.js';
import { validate as isForm } from '#schemas/generated/validators/definitions/form.js';
import { validate as isLabels } from '#schemas/generated/validators/definitions/labels.js';
import { validate as isLicences } from '#schemas/generated/validators/definitions/licences.js';
import { validate as isMedia } from '#schemas/generated/validators/definitions/media.js';
import { validate as isMenu } from '#schemas/generated/validators/definitions/menu.js';
import { validate as isNews } from '#schemas/generated/validators/definitions/news-document.js';
import { validate as isPage } from '#schemas/generated/validators/definitions/page.js';
import { validate as isRealm } from '#schemas/generated/validators/definitions/realm.js';
import { validate as isTexts } from '#schemas/generated/validators/definitions/texts.js';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import { validate as isVouchers } from '#schemas/generated/validators/definitions/vouchers.js';
import { validate as eachOfForm } from '#schemas/generated/authoring/definitions/form.js';
import { validate as eachOfMenu } from '#schemas/generated/authoring/definitions/menu.js';
import { validate as eachOfPage } from '#schemas/generated/authoring/definitions/page.js';
import { authoring } from '#schemas/author.ts';
import type { Check } from '#schemas/check-document.ts';
import { limits } from '#schemas/limits.ts';
import { check } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';

/** Kinds of documents that are stored as one document, or whose items are stored as rows. */
export type StoredKind = Exclude<DocumentKind, 'catalogue' | 'guide' | 'accounts'>;

// Each kind has two schemas. The tolerant one is used to serve documents: an invalid element does not break its page
// and is reported when the page is rendered. The thorough one is used for authors and reports all errors at once.
const validators: Record<StoredKind, readonly [tolerant: Validator, thorough: Validator]> = {
  realm: [isRealm, authoring.realm],
  theme: [isTheme, authoring.theme],
  menu: [isMenu, eachOfMenu],
  page: [isPage, eachOfPage],
  form: [isForm, eachOfForm],
  consent: [isConsent, authoring.consent],
  licences: [isLicences, authoring.licences],
  vouchers: [isVouchers, authoring.vouchers],
  texts: [isTexts, authoring.texts],
  labels: [isLabels, authoring.labels],
  media: [isMedia, authoring.media],
  news: [isNews, authoring.news],
  fighters: [isFighters, authoring.fighters],
};

/** Truncates a page to the maximum number of elements; rendering reports the excess. */
function withinCount(document: unknown): unknown {
  const elements = (document as { elements?: unknown } | null)?.elements;
  if (!Array.isArray(elements) || elements.length <= limits.elements) return document;
  return { ...(document as object), elements: elements.slice(0, limits.elements) };
}

/**
 * Returns the check of stored documents of a kind. Unknown properties are allowed, because a newer version may have
 * written them.
 */
export const checkOf =
  (kind: StoredKind): Check<unknown> =>
  (document) => {
    const [tolerant, thorough] = validators[kind];
    const checked = check(tolerant, kind === 'page' ? withinCount(document) : document);
    if (checked.ok) return { ok: true, value: document };
    const all = check(thorough, document);
    const issues = all.ok ? [] : all.issues.filter(({ rule }) => rule !== 'additionalProperties');
    return { ok: false, issues: issues.length > 0 ? issues : checked.issues };
  };
