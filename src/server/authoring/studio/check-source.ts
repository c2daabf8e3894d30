import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Diagnostic, diagnosticOf, findingLine } from '#schemas/diagnostic.ts';
import { describeValue } from '#schemas/issue.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import { checkDocument } from '#schemas/check-document.ts';
import { databaseOf, type Tx } from '../../platform/db/scope.ts';
import { parseDocument } from '../../definitions/documents/read-json.ts';
import type { DocumentKey } from '../../definitions/documents/revisions.store.ts';
import { isComplete, type RealmBundle } from '../folder/bundle.ts';
import { documentFindings, ordered } from '../folder/check-documents.ts';
import { hostMistakes } from '../folder/check-hosts.ts';
import { doubleKeysIn } from '../folder/check-keys.ts';
import { createError } from '../folder/mistakes.ts';
import { hostsOfOthers, type RealmRecord } from '../../platform/realms/realms.store.ts';
import { createPerRevision } from '../../platform/realms/snapshot.ts';
import { toBundle, type StoredRealm, readStoredRealm, withDocument } from './stored-realm.ts';

/** A parsed and checked document text. */
export interface CheckedSource {
  /** The document, unless errors were found. */
  document?: unknown;
  /** Findings of the document, sorted by place. */
  diagnostics: Diagnostic[];
}

const listFindings = (realm: StoredRealm): Diagnostic[] => {
  const { bundle, known } = toBundle(realm);
  return documentFindings(bundle, known);
};

/** Errors of the document together with its realm: its own, and those that it newly causes in other documents. */
function checkAmongOthers(stored: StoredRealm, key: DocumentKey, document: unknown): Diagnostic[] {
  const own = documentFile(key.kind, key.name);
  const findings = listFindings(withDocument(stored, key, document));
  if (findings.every((finding) => finding.document === own)) return findings;
  const before = new Set(listFindings(stored).map(findingLine));
  return findings.filter((finding) => finding.document === own || !before.has(findingLine(finding)));
}

/** Checks settings against other realms: the id must not change, and host names must be unique. */
async function checkAmongRealms(
  tx: Tx,
  realm: RealmRecord,
  { settings }: Pick<RealmBundle, 'settings'>,
): Promise<Diagnostic[]> {
  const { file, document } = settings;
  const isAnother = document.id !== realm.id && isComplete(settings, '/id');
  return [
    ...(isAnother
      ? [createError(file, '/id', 'const', `“${realm.id}”, which no editor can change`, describeValue(document.id))]
      : []),
    ...(isComplete(settings, '/hosts')
      ? hostMistakes({ settings }, await hostsOfOthers(tx, realm.id, document.hosts))
      : []),
  ];
}

/** Result of checking a text, alone and together with the other documents of its realm. */
interface CheckedInRealm {
  document: unknown;
  diagnostics: Diagnostic[];
  /** Only for a settings document: the parsed settings, which are then compared with other realms. */
  settings: RealmBundle['settings'] | undefined;
}

async function checkInRealm(
  tx: Tx,
  realm: RealmRecord,
  key: DocumentKey,
  { source, document }: { source: string; document: unknown },
): Promise<CheckedInRealm> {
  const file = documentFile(key.kind, key.name);
  const shape = checkDocument(key.kind, document).issues ?? [];
  const stored = await readStoredRealm(tx, realm);
  return {
    document,
    diagnostics: [
      ...shape.map((issue) => diagnosticOf(file, issue)),
      ...doubleKeysIn(file, source),
      ...checkAmongOthers(stored, key, document),
    ],
    settings: key.kind === 'realm' ? toBundle(withDocument(stored, key, document)).bundle.settings : undefined,
  };
}

/** Number of checked texts that are remembered per realm. */
const REMEMBERED_CHECKS = 16;

const getRememberedChecks = createPerRevision(
  'checks of texts',
  () => new LRUCache<string, CheckedInRealm>({ max: REMEMBERED_CHECKS }),
);

async function readRevision(tx: Tx, realm: string): Promise<number | undefined> {
  const row = await tx.selectFrom('realms').select('revision').where('realm', '=', realm).executeTakeFirst();
  return row?.revision;
}

/**
 * Checks a text in its realm, or returns the earlier result for the same text and revision of the realm. The dialog,
 * the draft and the publication check the same text one after another, and usually the realm does not change in
 * between.
 */
async function recallCheck(
  tx: Tx,
  realm: RealmRecord,
  key: DocumentKey,
  text: { source: string; document: unknown },
): Promise<CheckedInRealm> {
  const db = databaseOf(tx);
  // The check stays valid while the realm's revision is unchanged. A publication holds the lock of the realm's
  // documents, so the revision cannot change after it was read here.
  const isCurrent = async () => (await readRevision(tx, realm.id)) === realm.revision;
  if (!db || !(await isCurrent())) return checkInRealm(tx, realm, key, text);
  const checks = getRememberedChecks(db, realm);
  const id = `${key.kind}/${key.name} ${createHash('sha256').update(text.source).digest('hex')}`;
  const known = checks.get(id);
  if (known) return known;
  const checked = await checkInRealm(tx, realm, key, text);
  // The result is remembered only if the revision has not changed while the check read the realm.
  if (await isCurrent()) checks.set(id, checked);
  return checked;
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
  const read = parseDocument(source);
  if (!read.ok) return { diagnostics: [diagnosticOf(documentFile(key.kind, key.name), read.issue)] };
  const {
    document,
    diagnostics: found,
    settings,
  } = await recallCheck(tx, realm, key, { source, document: read.value });
  // This check is never remembered: other realms may change their host names without a new revision of this realm.
  const diagnostics = ordered([...found, ...(settings ? await checkAmongRealms(tx, realm, { settings }) : [])]);
  const isValid = diagnostics.every(({ severity }) => severity !== 'error');
  return { ...(isValid && { document }), diagnostics };
}
