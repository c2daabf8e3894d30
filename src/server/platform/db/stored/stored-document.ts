import type { Issue } from '#schemas/issue.ts';
import { cutToLimits } from '#schemas/limits.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Check } from '#schemas/check-document.ts';
import type { Tx } from '../scope.ts';
import { checkOf, type StoredKind } from './checks.ts';
import { salvage } from './salvage.ts';
import { skeletonOf } from './skeletons.ts';
import { tellIssues } from './tell-once.ts';

/** A value as it may be used, and what was wrong with it as it stood. */
export interface Mended<T> {
  value: T;
  issues: Issue[];
}

/**
 * Makes of whatever stands somewhere what a check admits: what is wrong is left out, as little as possible, and the skeleton's
 * parts stand in for what is needed. What lies too deep goes first, before anything walks into it. May change what it is given.
 */
export function mended<T extends object>(admits: Check<T>, stored: unknown, skeleton: T): Mended<T> {
  const { value, issues } = cutToLimits(stored);
  const checked = admits(value);
  if (checked.ok) return { value: checked.value, issues };
  return { value: salvage(admits, value, skeleton).document, issues: [...issues, ...checked.issues] };
}

/** A stored document as today's build reads it, within the limits; null for one that is beyond them as a whole. */
function readStored(kind: StoredKind, stored: unknown): Mended<unknown> {
  const { value = null, issues } = cutToLimits(stored);
  return { value: migrate(kind, value), issues };
}

/** What of texts that viewers were given before can still be shown, newest first. */
function goodAmong(kind: StoredKind, sources: readonly string[]): unknown {
  const admits = checkOf(kind);
  for (const source of sources) {
    try {
      const { value, issues } = readStored(kind, JSON.parse(source));
      if (issues.length === 0 && admits(value).ok) return value;
    } catch {
      // No JSON: it was written past every check as well.
    }
  }
  return undefined;
}

/** Which document was read, and how what was published of it before is found. */
export interface StoredDocument {
  realm: string;
  kind: StoredKind;
  name: string;
  stored: unknown;
  /** Texts that viewers were given lately, newest first. Asked only when the document is wrong. */
  published: () => Promise<readonly string[]>;
  /** What stands in for what is needed, made of the least that any document of the kind has. Asked only then. */
  skeleton?: (least: object) => Promise<object>;
}

/**
 * A stored document as the program may use it, whatever wrote it. What is wrong with it is told once. In its place
 * stands the newest published text that is valid; where there is none, what is left of it without what is wrong.
 */
export async function storedDocument(
  tx: Tx,
  { realm, kind, name, stored, published, skeleton }: StoredDocument,
): Promise<unknown> {
  const { value, issues } = readStored(kind, stored);
  const admits = checkOf(kind);
  const checked = admits(value);
  if (checked.ok) {
    tellIssues(tx, realm, documentFile(kind, name), issues);
    return value;
  }
  tellIssues(tx, realm, documentFile(kind, name), [...issues, ...checked.issues]);
  const good = goodAmong(kind, await published());
  if (good !== undefined) return good;
  const least = skeletonOf(kind, name);
  return salvage(admits as Check<object>, value, (await skeleton?.(least)) ?? least).document;
}
