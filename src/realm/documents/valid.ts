import { diagnosticOf } from '#schemas/diagnostic.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import { validate as isConsent } from '#schemas/generated/validators/definitions/consent.js';
import { validate as isForm } from '#schemas/generated/validators/definitions/form.js';
import { validate as isLabels } from '#schemas/generated/validators/definitions/labels.js';
import { validate as isMenu } from '#schemas/generated/validators/definitions/menu.js';
import { validate as isPage } from '#schemas/generated/validators/definitions/page.js';
import { validate as isTexts } from '#schemas/generated/validators/definitions/texts.js';
import { validate as isTheme } from '#schemas/generated/validators/definitions/theme.js';
import type { Issue } from '#schemas/issue.ts';
import { limits } from '#schemas/limits.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { check } from '#schemas/validate.ts';
import type { Validator } from '#schemas/validator.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { Tx } from '../db/scope.ts';
import { findDefinition, listDefinitions } from './documents.store.ts';
import { parseDocument } from './read-json.ts';
import { publishedSources } from './revisions.store.ts';
import { type Reader, reportOnce } from './report-once.ts';

/** The kinds that are stored as documents; settings are the realm's own row. */
type StoredKind = Exclude<EditedKind, 'realm'>;

// The tolerant schemas: what one element has wrong takes no page down, and is told where it is drawn.
const validators: Record<StoredKind, Validator> = {
  consent: isConsent,
  form: isForm,
  labels: isLabels,
  menu: isMenu,
  page: isPage,
  texts: isTexts,
  theme: isTheme,
};

/** A page with too many elements is shown with those within the limit. */
function withinCount(document: unknown): unknown {
  const elements = (document as { elements?: unknown } | null)?.elements;
  if (!Array.isArray(elements) || elements.length <= limits.elements) return document;
  return { ...(document as object), elements: elements.slice(0, limits.elements) };
}

function issuesOf(kind: StoredKind, document: unknown): Issue[] {
  const checked = check(validators[kind], kind === 'page' ? withinCount(document) : document);
  return checked.ok ? [] : checked.issues;
}

/**
 * The document itself if viewers can be shown it, else the newest published revision that they can: whatever wrote a
 * mistake past every check, they get the last good version, and the log is told.
 */
async function lastGood(
  tx: Tx,
  reader: Reader,
  kind: StoredKind,
  stored: { name: string; document: unknown },
): Promise<unknown> {
  const { name, document } = stored;
  const issues = issuesOf(kind, document);
  if (issues.length === 0) return document;
  for (const issue of issues) reportOnce(reader, diagnosticOf(documentFile(kind, name), issue));
  for (const source of await publishedSources(tx, reader.realm, { kind, name })) {
    const read = parseDocument(source);
    if (!read.ok) continue;
    const good = migrate(kind, read.value);
    if (issuesOf(kind, good).length === 0) return good;
  }
  // There never was a good one: whoever draws it makes the best of it.
  return document;
}

/** A stored document as viewers may be shown it; undefined when there is none of that name. */
export async function findValid(tx: Tx, reader: Reader, kind: StoredKind, name: string): Promise<unknown> {
  const document = await findDefinition(tx, reader.realm, kind, name);
  return document === undefined ? undefined : lastGood(tx, reader, kind, { name, document });
}

/** All stored documents of a kind as viewers may be shown them, by name. */
export async function listValid(
  tx: Tx,
  reader: Reader,
  kind: StoredKind,
): Promise<{ name: string; document: unknown }[]> {
  const rows = await listDefinitions(tx, reader.realm, kind);
  const documents: { name: string; document: unknown }[] = [];
  // One after the other: a transaction is one connection.
  for (const row of rows) documents.push({ name: row.name, document: await lastGood(tx, reader, kind, row) });
  return documents;
}
