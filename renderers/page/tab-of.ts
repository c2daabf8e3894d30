import type { ValidElement } from '#schemas/parse-page.ts';

/** Name of the tab that an element belongs to. */
export function tabOf({ element }: ValidElement): string | undefined {
  const { tab } = element.attributes as { tab?: unknown };
  return typeof tab === 'string' ? tab : undefined;
}
