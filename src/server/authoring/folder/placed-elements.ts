import { pointerTo } from '#schemas/issue.ts';
import { isElementLike } from '#schemas/nested.ts';
import type { Page } from '#schemas/generated/types.ts';

/** An element that has passed its schema, of whatever kind. */
export interface AnyElement {
  $type: string;
  $version?: string;
  attributes: Record<string, unknown>;
  fallback?: unknown[];
  style?: Record<string, { display?: string } | undefined>;
}

/** An element of a page, wherever in it. */
export interface PlacedElement {
  element: AnyElement;
  /** JSON pointer. */
  pointer: string;
  /** Whether it only shows where another one cannot. */
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

/** Every element of a valid page: those of the page itself, those within others, and those that stand in for others. */
export const elementsOf = ({ elements }: Page): PlacedElement[] =>
  (elements as unknown[]).flatMap((element, index) => placed(element, pointerTo('/elements', index), false));
