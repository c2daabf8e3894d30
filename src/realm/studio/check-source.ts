import { compareDiagnostics, type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import { checkDocument } from '#schemas/check-document.ts';
import type { Tx } from '../db/scope.ts';
import { parseDocument } from '../documents/read-json.ts';
import type { DocumentKey } from '../documents/revisions.store.ts';
import { referenceMistakes } from '../folder/check-references.ts';
import type { RealmRecord } from '../realms/realms.store.ts';
import { knownOf, storedRealm, withDocument } from './known-in-database.ts';

/** A document's text, read and checked. */
export interface CheckedSource {
  /** The document, where nothing worse than warnings was found. */
  document?: unknown;
  /** In order. */
  diagnostics: Diagnostic[];
}

const identity = (diagnostic: Diagnostic) => JSON.stringify(diagnostic);

/** What is wrong between the document and the rest of the realm: in itself, and in others that were well before. */
async function references(tx: Tx, realm: RealmRecord, key: DocumentKey, document: unknown): Promise<Diagnostic[]> {
  const stored = await storedRealm(tx, realm);
  const changed = withDocument(stored, key, document);
  const own = documentFile(key.kind, key.name);
  const mistakes = referenceMistakes(changed.bundle, knownOf(changed));
  if (mistakes.every((mistake) => mistake.document === own)) return mistakes;
  const before = new Set(referenceMistakes(stored.bundle, knownOf(stored)).map(identity));
  return mistakes.filter((mistake) => mistake.document === own || !before.has(identity(mistake)));
}

/** Checks a text as it would be published: syntax, then schema, then references within the realm as it is stored. */
export async function checkSource(
  tx: Tx,
  realm: RealmRecord,
  key: DocumentKey,
  source: string,
): Promise<CheckedSource> {
  const file = documentFile(key.kind, key.name);
  const read = parseDocument(source);
  if (!read.ok) return { diagnostics: [diagnosticOf(file, read.issue)] };
  const checked = checkDocument(key.kind, read.value);
  const diagnostics = checked.ok
    ? await references(tx, realm, key, checked.value)
    : checked.issues.map((issue) => diagnosticOf(file, issue));
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { ...(isValid && { document: read.value }), diagnostics: diagnostics.sort(compareDiagnostics) };
}
