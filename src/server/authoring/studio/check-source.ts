import { type Diagnostic, diagnosticOf, findingLine } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import { checkDocument } from '#schemas/check-document.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { parseDocument } from '../../definitions/documents/read-json.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import { isWhole } from '../folder/bundle.ts';
import { documentFindings, ordered } from '../folder/check-documents.ts';
import { hostMistakes } from '../folder/check-hosts.ts';
import { doubleKeysIn } from '../folder/check-keys.ts';
import { createError } from '../folder/mistakes.ts';
import { hostsOfOthers, type RealmRecord } from '../../platform/realms/realms.store.ts';
import { asBundle, type StoredRealm, storedRealm, withDocument } from './stored-realm.ts';

/** A parsed and checked document text. */
export interface CheckedSource {
  /** The document, unless errors were found. */
  document?: unknown;
  /** Findings of the document, sorted by place. */
  diagnostics: Diagnostic[];
}

const findingsIn = (realm: StoredRealm): Diagnostic[] => {
  const { bundle, known } = asBundle(realm);
  return documentFindings(bundle, known);
};

/** Errors of the document in its realm, and new errors that it causes in other documents. */
function amongOthers(stored: StoredRealm, key: DocumentKey, document: unknown): Diagnostic[] {
  const own = documentFile(key.kind, key.name);
  const findings = findingsIn(withDocument(stored, key, document));
  if (findings.every((finding) => finding.document === own)) return findings;
  const before = new Set(findingsIn(stored).map(findingLine));
  return findings.filter((finding) => finding.document === own || !before.has(findingLine(finding)));
}

/** Checks settings against other realms: the id must not change, and host names must be unique. */
async function amongRealms(tx: Tx, realm: RealmRecord, stored: StoredRealm): Promise<Diagnostic[]> {
  const { bundle } = asBundle(stored);
  const { file, document } = bundle.settings;
  const isAnother = document.id !== realm.id && isWhole(bundle.settings, '/id');
  return [
    ...(isAnother
      ? [createError(file, '/id', 'const', `“${realm.id}”, which no editor can change`, describeValue(document.id))]
      : []),
    ...(isWhole(bundle.settings, '/hosts')
      ? hostMistakes(bundle, await hostsOfOthers(tx, realm.id, document.hosts))
      : []),
  ];
}

/**
 * Checks a text as publishing would: syntax, schema, and all rules of `realm check` on the stored realm with this
 * document in place.
 */
export async function checkSource(
  tx: Tx,
  realm: RealmRecord,
  key: DocumentKey,
  source: string,
): Promise<CheckedSource> {
  const file = documentFile(key.kind, key.name);
  const read = parseDocument(source);
  if (!read.ok) return { diagnostics: [diagnosticOf(file, read.issue)] };
  const shape = checkDocument(key.kind, read.value).issues ?? [];
  const stored = await storedRealm(tx, realm);
  const diagnostics = ordered([
    ...shape.map((issue) => diagnosticOf(file, issue)),
    ...doubleKeysIn(file, source),
    ...amongOthers(stored, key, read.value),
    ...(key.kind === 'realm' ? await amongRealms(tx, realm, withDocument(stored, key, read.value)) : []),
  ]);
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { ...(isValid && { document: read.value }), diagnostics };
}
