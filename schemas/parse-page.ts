import { validate as isElement } from './generated/guards/definitions/element.js';
import { validate as isPage } from './generated/guards/definitions/page.js';
import type { Element, Page } from './generated/types.ts';
import { checkBy } from './explanations.ts';
import type { Guard } from './guard.ts';
import { describeValue, errorAt, type Issue, pointerTo } from './issue.ts';
import { limits } from './limits.ts';
import { isNewer } from './version.ts';

/** Returns the guard of a kind; undefined for unknown kinds. */
export type GuardOf = (kind: string) => Guard | undefined;

/** An element with a valid envelope and attributes, and its pointer. */
export interface ValidElement {
  element: Element;
  pointer: string;
}

/** Result for one element: itself, its fallback or neither, and the issues to report. */
export interface ParsedElement {
  valid?: ValidElement;
  issues: Issue[];
}

/** A page without its invalid elements, and their issues. */
export interface ParsedPage {
  page: Omit<Page, 'elements'>;
  elements: ValidElement[];
  issues: Issue[];
}

/** Reason why this build cannot render an element, whatever its content; undefined if it can. */
function beyondThisBuild({ $type, $version }: Element, pointer: string, guardOf: GuardOf): Issue | undefined {
  if (!guardOf($type))
    return errorAt(
      pointerTo(pointer, '$type'),
      'unknown-kind',
      'a kind of element that this build knows',
      describeValue($type),
    );
  if ($version !== undefined && isNewer($version))
    return errorAt(
      pointerTo(pointer, '$version'),
      'newer-version',
      'a version that this build knows',
      describeValue($version),
    );
  return undefined;
}

/** The first valid fallback of an element: a kind's name gets the same attributes, an object is a complete element. */
export function parseFallback(element: Element, pointer: string, guardOf: GuardOf): ValidElement | undefined {
  const { fallback = [], $version: _version, ...rest } = element;
  for (const [index, choice] of fallback.entries()) {
    const value = typeof choice === 'string' ? { ...rest, $type: choice } : choice;
    const at = typeof choice === 'string' ? pointer : pointerTo(pointer, 'fallback', index);
    // A fallback's own fallbacks are ignored, because the element's list contains all alternatives.
    const { valid } = parseElement(value, at, guardOf, false);
    if (valid) return { element: { ...valid.element, $zone: element.$zone }, pointer };
  }
  return undefined;
}

/** Validates one element. Never throws. */
export function parseElement(value: unknown, pointer: string, guardOf: GuardOf, withFallback = true): ParsedElement {
  const envelope = checkBy(isElement, 'definitions/element', value, pointer);
  if (!envelope.ok) return { issues: envelope.issues };
  const element = envelope.value;
  const named = (issue: Issue): Issue => ({ ...issue, element: element.$type });
  const beyond = beyondThisBuild(element, pointer, guardOf);
  if (beyond) {
    const valid = withFallback ? parseFallback(element, pointer, guardOf) : undefined;
    if (!valid) return { issues: [named(beyond)] };
    const shown = { severity: 'warning', rule: 'fallback', found: `${beyond.found}, shown as ${valid.element.$type}` };
    return { valid, issues: [named({ ...beyond, ...shown } as Issue)] };
  }
  const guard = guardOf(element.$type) as Guard;
  const at = pointerTo(pointer, 'attributes');
  const checked = checkBy(guard, `blocks/${element.$type}`, element.attributes, at);
  return checked.ok ? { valid: { element, pointer }, issues: [] } : { issues: checked.issues.map(named) };
}

/** Cuts the list of elements to the maximum number and returns an issue for the elements that were removed. */
function withinCount(document: unknown): { document: unknown; issues: Issue[] } {
  const elements = (document as { elements?: unknown } | null | undefined)?.elements;
  if (!Array.isArray(elements) || elements.length <= limits.elements) return { document, issues: [] };
  const found = `${elements.length}; those from ${limits.elements} on are left out`;
  return {
    document: { ...(document as object), elements: elements.slice(0, limits.elements) },
    issues: [
      errorAt(pointerTo('/elements', limits.elements), 'elements', `at most ${limits.elements} elements`, found),
    ],
  };
}

/**
 * Validates a page and each of its elements separately: invalid elements are left out and reported. Never throws. A
 * page with an invalid envelope is returned without elements.
 */
export function parsePage(document: unknown, guardOf: GuardOf): ParsedPage {
  const { document: counted, issues } = withinCount(document);
  const envelope = checkBy(isPage, 'definitions/page', counted);
  if (!envelope.ok) return { page: { version: '1.0' }, elements: [], issues: envelope.issues };
  const { elements: values, ...page } = envelope.value;
  const parsed: ParsedPage = { page, elements: [], issues: [] };
  values.forEach((value, index) => {
    const result = parseElement(value, pointerTo('/elements', index), guardOf);
    if (result.valid) parsed.elements.push(result.valid);
    parsed.issues.push(...result.issues);
  });
  parsed.issues.push(...issues);
  return parsed;
}
