import type { SoundElement } from '#schemas/parse-page.ts';

/** Name of the tab that an element is bound to. */
export function tabOf({ element }: SoundElement): string | undefined {
  const { tab } = element.attributes as { tab?: unknown };
  return typeof tab === 'string' ? tab : undefined;
}
