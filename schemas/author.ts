import { validate as isAccounts } from './generated/authoring/definitions/accounts.js';
import { validate as isCatalogue } from './generated/authoring/definitions/catalogue.js';
import { validate as isConsent } from './generated/authoring/definitions/consent.js';
import { validate as isElement } from './generated/authoring/definitions/element.js';
import { validate as isFighters } from './generated/authoring/definitions/fighters-document.js';
import { validate as isForm } from './generated/authoring/definitions/form.js';
import { validate as isGuide } from './generated/authoring/definitions/guide-document.js';
import { validate as isLabels } from './generated/authoring/definitions/labels.js';
import { validate as isLicences } from './generated/authoring/definitions/licences.js';
import { validate as isMedia } from './generated/authoring/definitions/media.js';
import { validate as isMenu } from './generated/authoring/definitions/menu.js';
import { validate as isMenuItem } from './generated/authoring/definitions/menu-item.js';
import { validate as isNews } from './generated/authoring/definitions/news-document.js';
import { validate as isPage } from './generated/authoring/definitions/page.js';
import { validate as isPlugin } from './generated/authoring/definitions/plugin.js';
import { validate as isRealm } from './generated/authoring/definitions/realm.js';
import { validate as isTexts } from './generated/authoring/definitions/texts.js';
import { validate as isTextElement } from './generated/authoring/definitions/text-element.js';
import { validate as isTheme } from './generated/authoring/definitions/theme.js';
import { validate as isVouchers } from './generated/authoring/definitions/vouchers.js';
import { blocks, fields } from './generated/authoring.ts';
import { heldParts } from './generated/kinds.ts';
import type { Element, Form, Menu, Page } from './generated/types.ts';
import { isRecord } from './guard.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { isElementLike } from './nested.ts';
import { findIntendedName, nearest } from './nearest.ts';
import { check as checkBy, type Checked } from './validate.ts';
import type { Validator } from './validator.ts';
import { formIssues } from './values/form-issues.ts';
import { MAX_ELEMENT_DEPTH } from './within.ts';

// Validation of definitions for authors. It is stricter than the validation in browsers: unknown properties are errors,
// and all errors are reported at once. Used on import and in the editor, never in a browser.

const meaning = (issue: Issue, near: string | undefined): Issue => (near === undefined ? issue : { ...issue, near });

/** Validates one value with the strict rules for authors, and suggests the closest valid name for each unknown one. */
export function checkForAuthor<T>(validator: Validator<T>, value: unknown, base = ''): Checked<T> {
  const checked = checkBy(validator, value, base);
  if (checked.ok) return checked;
  return {
    ok: false,
    issues: checked.issues.map((issue, index) => meaning(issue, findIntendedName(validator.errors?.[index]))),
  };
}

/** Issue for an unknown kind. */
function unknownKind(pointer: string, kind: unknown, known: readonly string[]): Issue {
  const expected = `one of ${known.toSorted().join(', ')}`;
  const issue = errorAt(pointer, 'unknown-kind', expected, describeValue(kind));
  return meaning(issue, typeof kind === 'string' ? nearest(kind, known) : undefined);
}

const validatorIn = (validators: Record<string, Validator>, kind: unknown): Validator | undefined =>
  typeof kind === 'string' && Object.hasOwn(validators, kind) ? validators[kind] : undefined;

function checkKind(
  validators: Record<string, Validator>,
  kind: unknown,
  value: unknown,
  at: string,
  kindAt: string,
): Issue[] {
  const validator = validatorIn(validators, kind);
  if (!validator) return [unknownKind(kindAt, kind, Object.keys(validators))];
  const checked = checkForAuthor(validator, value, at);
  return checked.ok ? [] : checked.issues;
}

const fieldIssues = (values: readonly unknown[], pointer: string): Issue[] =>
  values.flatMap((value, index) => {
    const at = pointerTo(pointer, index);
    return checkKind(fields, (value as { type?: unknown } | null)?.type, value, at, pointerTo(at, 'type'));
  });

const listAt = (value: unknown, name: string): unknown[] => {
  const list = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/**
 * Issues of an element: of its common properties (the envelope: kind, zone, fallbacks), and of its attributes and
 * nested elements, which are checked even if the envelope is invalid.
 */
function elementIssues(value: unknown, pointer: string): Issue[] {
  const envelope = checkForAuthor(isElement, value, pointer);
  const issues = envelope.ok ? [] : envelope.issues;
  const { $type, attributes, fallback } = isRecord(value) ? (value as Partial<Element>) : {};
  const kindAt = pointerTo(pointer, '$type');
  if (!isRecord(attributes) || typeof $type !== 'string' || issues.some((issue) => issue.pointer === kindAt))
    return issues;
  const choices: unknown[] = Array.isArray(fallback) ? fallback : [];
  const at = pointerTo(pointer, 'attributes');
  const ofKind = checkKind(blocks, $type, attributes, at, kindAt);
  const held = (heldParts.get($type) ?? []).filter(({ holds }) => holds === 'fields');
  return [
    ...issues,
    ...(hasStandIn(attributes, choices) ? ofKind.map(unknownKindAsWarning) : ofKind),
    ...nestedIssues(attributes, pointerTo(at, 'elements')),
    ...fallbackIssues(choices, pointer),
    ...held.flatMap(({ attribute }) => fieldIssues(listAt(attributes, attribute), pointerTo(at, attribute))),
  ].map((issue) => ({ element: $type, ...issue }));
}

/** Menu items may have children, but these have none of their own. */
function itemIssues(values: readonly unknown[], pointer: string, mayHaveChildren: boolean): Issue[] {
  return values.flatMap((value, index) => {
    const at = pointerTo(pointer, index);
    const checked = checkForAuthor(isMenuItem, value, at);
    const children = listAt(value, 'children');
    const below = pointerTo(at, 'children');
    return [
      ...(checked.ok ? [] : checked.issues),
      ...(mayHaveChildren || children.length === 0
        ? itemIssues(children, below, false)
        : [errorAt(below, 'depth', 'no items at this depth', describeValue(children))]),
    ];
  });
}

/** Whether older builds, which do not have the element's kind, can render one of its fallbacks. */
const hasStandIn = (attributes: object, fallback: readonly unknown[]): boolean =>
  fallback.some((choice) => {
    const issues =
      typeof choice === 'string' ? checkKind(blocks, choice, attributes, '', '') : elementIssues(choice, '');
    return issues.length === 0;
  });

/** An unknown kind is only a warning if the element has a usable fallback; otherwise it is an error. */
const unknownKindAsWarning = (issue: Issue): Issue =>
  issue.rule === 'unknown-kind' ? { ...issue, severity: 'warning' } : issue;

/** Issues of an element's fallbacks. */
const fallbackIssues = (fallback: readonly unknown[], pointer: string): Issue[] =>
  fallback.flatMap((choice, index) => {
    const at = pointerTo(pointer, 'fallback', index);
    if (typeof choice !== 'string') return elementIssues(choice, at);
    if (Object.hasOwn(blocks, choice)) return [];
    const unknown = unknownKind(at, choice, Object.keys(blocks));
    // A warning only: the kind may be newer, and the next fallback is used until then.
    return [{ ...unknown, severity: 'warning' }];
  });

/** Issues of the elements nested in an element. */
function nestedIssues(attributes: object, pointer: string): Issue[] {
  const { elements } = attributes as { elements?: unknown };
  if (!Array.isArray(elements)) return [];
  if (pointer.split('/elements').length - 1 > MAX_ELEMENT_DEPTH)
    return [errorAt(pointer, 'depth', `at most ${MAX_ELEMENT_DEPTH} elements within one another`, 'more')];
  return elements.flatMap((value: unknown, index) => {
    const at = pointerTo(pointer, index);
    if (isElementLike(value)) return elementIssues({ $zone: 'list', ...(value as object) }, at);
    const text = checkForAuthor(isTextElement, value, at);
    return text.ok ? [] : text.issues;
  });
}

/** Combines the validation result of a document with the issues of its list items, which are validated separately. */
function withParts<T>(checked: Checked<T>, parts: readonly Issue[]): Checked<T> {
  const issues = [...(checked.ok ? [] : checked.issues), ...parts];
  return checked.ok && issues.every(({ severity }) => severity === 'warning')
    ? { ...checked, issues }
    : { ok: false, issues };
}

/** Validates a page with all its elements, for its author. */
export const checkPage = (document: unknown): Checked<Page> =>
  withParts(
    checkForAuthor(isPage, document),
    listAt(document, 'elements').flatMap((element, index) => elementIssues(element, pointerTo('/elements', index))),
  );

/** Validates a form with all its fields, for its author. */
export const checkForm = (document: unknown): Checked<Form> => {
  const values = listAt(document, 'fields');
  return withParts(checkForAuthor(isForm, document), [...fieldIssues(values, '/fields'), ...formIssues(values)]);
};

/** Validates a menu with all its items, for its author. */
export const checkMenu = (document: unknown): Checked<Menu> =>
  withParts(checkForAuthor(isMenu, document), itemIssues(listAt(document, 'items'), '/items', true));

/** Strict validators, for authors, of the other kinds of documents in a realm's folder. */
export const authoring = {
  accounts: isAccounts,
  catalogue: isCatalogue,
  consent: isConsent,
  fighters: isFighters,
  guide: isGuide,
  labels: isLabels,
  licences: isLicences,
  media: isMedia,
  news: isNews,
  plugin: isPlugin,
  realm: isRealm,
  texts: isTexts,
  theme: isTheme,
  vouchers: isVouchers,
} as const;
