import type { Page, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { ContentId } from '#schemas/wire/content.ts';
import type { ViewerCall } from '../http/call.ts';
import { ownPage } from './own-pages.ts';

/** The programme guide, of all channels or of the one whose number is given; undefined for what can be no number. */
export async function guideScreen(_call: ViewerCall, { id }: { id?: string | undefined }): Promise<Page | undefined> {
  const page = ownPage('epg');
  if (!page || id === undefined) return page;
  const channel = ContentId.safeParse(id);
  if (!channel.success) return undefined;
  const elements = (page.elements as { attributes: ProgrammeGuideBlock }[]).map((element) => ({
    ...element,
    attributes: { ...element.attributes, source: { channel: channel.data } },
  }));
  return { ...page, elements: elements as unknown as Page['elements'] };
}
