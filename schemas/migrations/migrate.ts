import type { DocumentKind } from '../realm-folder.ts';
import { compareVersions, currentVersion } from '../version.ts';
import type { Change, Step } from './step.ts';
import { step as to1_0 } from './1.0.ts';
import { step as to1_1 } from './1.1.ts';

/** All migration steps, oldest first. */
export const steps: readonly Step[] = [to1_0, to1_1];

type Direction = keyof Change;
type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Steps between two versions in order of application. */
function between(known: readonly Step[], from: string, to: string): { direction: Direction; path: Step[] } {
  const up = compareVersions(from, to) < 0;
  const [low, high] = up ? [from, to] : [to, from];
  const path = known.filter((step) => compareVersions(step.to, low) > 0 && compareVersions(step.to, high) <= 0);
  return { direction: up ? 'up' : 'down', path: up ? path : path.toReversed() };
}

/** Applies a step; a value that it cannot read stays unchanged, for the validators to report. */
function take(change: Change | undefined, direction: Direction, value: Plain): Plain {
  if (!change) return value;
  try {
    return change[direction](value);
  } catch {
    return value;
  }
}

/** Contract version in which a kind of element last changed. */
export const versionOfKind = (kind: string): string =>
  steps.findLast(({ blocks }) => blocks && Object.hasOwn(blocks, kind))?.to ?? '1.0';

const versionOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{1,3}\.\d{1,3}$/.test(value) ? value : undefined;

/** Migrates an element from one version to another. Other values are returned unchanged. */
export function migrateElement(element: unknown, from: string, to: string, known: readonly Step[] = steps): unknown {
  if (!isPlain(element)) return element;
  const { $version, ...rest } = element;
  const own = versionOf($version) ?? from;
  const { direction, path } = between(known, own, to);
  const kind = String(element['$type']);
  const changes = path.map(({ blocks }) => (blocks && Object.hasOwn(blocks, kind) ? blocks[kind] : undefined));
  const { attributes } = rest;
  // An element of a later major version keeps its version, so that this build recognises it as unsupported.
  if ($version !== undefined && compareVersions(own, currentVersion) > 0) return element;
  if (!isPlain(attributes) || changes.every((change) => !change)) return $version === undefined ? element : { ...rest };
  return {
    ...rest,
    attributes: changes.reduce<Plain>((value, change) => take(change, direction, value), attributes),
  };
}

/**
 * Migrates a document to another contract version, by default the current one. Documents of a later minor version stay
 * unchanged, because unknown additions are ignored. Values that are not documents are returned unchanged. Does not
 * modify its argument.
 */
export function migrate(
  kind: DocumentKind,
  document: unknown,
  to: string = currentVersion,
  known: readonly Step[] = steps,
): unknown {
  if (!isPlain(document)) return document;
  const from = versionOf(document['version']);
  if (from === undefined) return document;
  if (compareVersions(from, currentVersion) > 0) return document;
  const { direction, path } = between(known, from, to);
  const changed = path.reduce<Plain>((value, { documents }) => take(documents?.[kind], direction, value), document);
  const { elements } = changed;
  const inside = Array.isArray(elements)
    ? { elements: elements.map((element) => migrateElement(element, from, to, known)) }
    : {};
  return path.length === 0 && !Array.isArray(elements) ? document : { ...changed, ...inside, version: to };
}
