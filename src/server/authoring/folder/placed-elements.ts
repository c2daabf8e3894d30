import { pointerTo } from '#schemas/issue.ts';
import { isElementLike } from '#schemas/nested.ts';
import type { Page } from '#schemas/generated/types.ts';

/** A valid element of any kind. */
export interface AnyElement {
  $type: string;
  $version?: string;
  attributes: Record<string, unknown>;
  fallback?: unknown[];
  style?: Record<string, { display?: string } | undefined>;
}

/** An element with its place in the page. */
export interface PlacedElement {
  element: AnyElement;
  /** JSON pointer to the element in its page. */
  pointer: string;
  /** Whether the element is a fallback of another one. */
  isStandIn: boolean;
}

function placed(value: unknown, pointer: string, isStandIn: boolean): PlacedElement[] {
  if (!isElementLike(value)) return [];
  const element = value as AnyElement;
  const { elements } = element.attributes;
  const { fallback = [] } = element;
  const inner: unknown[] = Array.isArray(elements) ? elements : [];
  return [
    { element, pointer, isStandIn },
    ...inner.flatMap((one, index) => placed(one, pointerTo(pointer, 'attributes', 'elements', index), isStandIn)),
    ...fallback.flatMap((one, index) => placed(one, pointerTo(pointer, 'fallback', index), true)),
  ];
}

/** All elements of a valid page: top level, nested, and fallbacks. */
export const elementsOf = ({ elements }: Page): PlacedElement[] =>
  (elements as unknown[]).flatMap((element, index) => placed(element, pointerTo('/elements', index), false));
