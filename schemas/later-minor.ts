import { isRecord } from './guard.ts';
import type { Issue } from './issue.ts';
import type { Checked } from './validate.ts';
import { valueAt } from './value-at.ts';
import { compareVersions, currentVersion, isNewer } from './version.ts';

/** Schema keywords that report unknown properties. */
const unknownProperty: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

const isLaterMinor = (version: unknown): boolean =>
  typeof version === 'string' && compareVersions(version, currentVersion) > 0 && !isNewer(version);

/** Whether a place is inside a document or element of a later minor version. */
function isInLaterMinor(document: unknown, pointer: string): boolean {
  const ends = [...pointer.matchAll(/\//g)].map(({ index }) => index);
  return ends.some((end) => {
    const around = valueAt(document, pointer.slice(0, end));
    return isRecord(around) && isLaterMinor(end === 0 ? around['version'] : around['$version']);
  });
}

/**
 * Downgrades unknown properties in parts of a later minor contract version to warnings, because renderers ignore them.
 */
export function passLaterMinor<T>(document: unknown, checked: Checked<T>): Checked<T> {
  if (checked.ok) return checked;
  const issues = checked.issues.map(
    (issue): Issue =>
      unknownProperty.has(issue.rule) && isInLaterMinor(document, issue.pointer)
        ? { ...issue, severity: 'warning' }
        : issue,
  );
  // If only warnings remain, the document matches its schema and can be used as a valid value.
  return issues.every(({ severity }) => severity === 'warning')
    ? { ok: true, value: document as T, issues }
    : { ok: false, issues };
}
