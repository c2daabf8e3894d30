import { isRecord } from './guard.ts';
import type { Issue } from './issue.ts';
import type { Checked } from './validate.ts';
import { valueAt } from './value-at.ts';
import { compareVersions, currentVersion, isNewer } from './version.ts';

/** The keywords by which a schema tells of a property that it does not know. */
const unknownProperty: ReadonlySet<string> = new Set(['additionalProperties', 'unevaluatedProperties']);

const isLaterMinor = (version: unknown): boolean =>
  typeof version === 'string' && compareVersions(version, currentVersion) > 0 && !isNewer(version);

/** Whether a place is in something that says it is of a later minor version: the document, or an element around it. */
function isInLaterMinor(document: unknown, pointer: string): boolean {
  const ends = [...pointer.matchAll(/\//g)].map(({ index }) => index);
  return ends.some((end) => {
    const around = valueAt(document, pointer.slice(0, end));
    return isRecord(around) && isLaterMinor(end === 0 ? around['version'] : around['$version']);
  });
}

/**
 * What was found in a document, with the properties that a later minor version of the contract may have added told as
 * warnings: whoever draws them passes them over.
 */
export function passLaterMinor<T>(document: unknown, checked: Checked<T>): Checked<T> {
  if (checked.ok) return checked;
  const issues = checked.issues.map(
    (issue): Issue =>
      unknownProperty.has(issue.rule) && isInLaterMinor(document, issue.pointer)
        ? { ...issue, severity: 'warning' }
        : issue,
  );
  // Nothing else is wrong: it has the shape that its schema says.
  return issues.every(({ severity }) => severity === 'warning')
    ? { ok: true, value: document as T, issues }
    : { ok: false, issues };
}
