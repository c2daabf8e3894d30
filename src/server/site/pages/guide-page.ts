import * as z from 'zod';
import type { Page, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { ContentId } from '#schemas/wire/catalogue/content.ts';
import type { Tx } from '../../platform/db/scope.ts';
import type { ViewerContext } from '../../platform/realm-context.ts';
import { boundToFeed } from './bound.ts';
import { ownPage } from './own-pages.ts';

const Day = z.iso.date();

/** Replaces attributes of a page's guide element. */
function withGuide(page: Page, attributes: Partial<ProgrammeGuideBlock>): Page {
  const elements = (page.elements as unknown[]).map((element) => {
    const found = boundToFeed(element);
    return found?.bound.data === 'guide'
      ? { ...found.element, attributes: { ...found.attributes, ...attributes } }
      : element;
  });
  return { ...page, elements: elements as Page['elements'] };
}

/** Sets the date at which a page's guide opens; undefined for an invalid date. */
export function openedAt(page: Page, date: string | undefined): Page | undefined {
  if (date === undefined) return page;
  return Day.safeParse(date).success ? withGuide(page, { date }) : undefined;
}

/** Builds the guide page for all channels or one; undefined for an invalid channel id. */
export async function guideScreen(
  _tx: Tx,
  _context: ViewerContext,
  { id }: { id?: string | undefined },
): Promise<Page | undefined> {
  const page = ownPage('epg');
  if (!page || id === undefined) return page;
  const channel = ContentId.safeParse(id);
  return channel.success ? withGuide(page, { source: { channel: channel.data } }) : undefined;
}
