import type { Issue } from '#schemas/issue.ts';
import { cutToLimits } from '#schemas/limits.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { documentFile } from '#schemas/realm-folder.ts';
import type { Check } from '#schemas/check-document.ts';
import type { Tx } from '../scope.ts';
import { checkOf, type StoredKind } from './checks.ts';
import { salvage } from './salvage.ts';
import { skeletonOf } from './skeletons.ts';
import { reportDamages } from './report-damage.ts';

/** A valid value, and the issues that were found in the original value. */
export interface RepairedValue<T> {
  value: T;
  issues: Issue[];
}

/**
 * Turns any stored value into a valid one: cuts it to the size and depth limits, removes invalid values, and adds
 * required values from the skeleton (minimal valid document). May mutate its argument.
 */
export function repairValue<T extends object>(admits: Check<T>, stored: unknown, skeleton: T): RepairedValue<T> {
  const { value, issues } = cutToLimits(stored);
  const checked = admits(value);
  if (checked.ok) return { value: checked.value, issues };
  return { value: salvage(admits, value, skeleton).document, issues: [...issues, ...checked.issues] };
}

/**
 * Cuts a stored document to the limits and migrates it to the current format. Returns null if even its outermost level
 * exceeds the limits.
 */
function readStored(kind: StoredKind, stored: unknown): RepairedValue<unknown> {
  const { value = null, issues } = cutToLimits(stored);
  return { value: migrate(kind, value), issues };
}

/** Returns the newest published source that is valid; undefined for none. */
function goodAmong(kind: StoredKind, sources: readonly string[]): unknown {
  const admits = checkOf(kind);
  for (const source of sources) {
    try {
      const { value, issues } = readStored(kind, JSON.parse(source));
      if (issues.length === 0 && admits(value).ok) return value;
    } catch {
      // The text is no JSON, because it was written without validation. The next older source is tried.
    }
  }
  return undefined;
}

/** A stored document to read. */
export interface StoredDocument {
  realm: string;
  kind: StoredKind;
  name: string;
  stored: unknown;
  /** Reads recently published sources, newest first. Called only when the document is invalid. */
  published: () => Promise<readonly string[]>;
  /** Builds the skeleton from the minimal document of the kind. Called only when no published source is valid. */
  skeleton?: (least: object) => Promise<object>;
}

/**
 * Returns a stored document in a usable form. An invalid document is reported once and replaced by the newest valid
 * published source or, if there is none, by its valid parts.
 */
export async function readStoredDocument(
  tx: Tx,
  { realm, kind, name, stored, published, skeleton }: StoredDocument,
): Promise<unknown> {
  const { value, issues } = readStored(kind, stored);
  const admits = checkOf(kind);
  const checked = admits(value);
  if (checked.ok) {
    reportDamages(tx, realm, documentFile(kind, name), issues);
    return value;
  }
  reportDamages(tx, realm, documentFile(kind, name), [...issues, ...checked.issues]);
  const good = goodAmong(kind, await published());
  if (good !== undefined) return good;
  const least = skeletonOf(kind, name);
  return salvage(admits as Check<object>, value, (await skeleton?.(least)) ?? least).document;
}
