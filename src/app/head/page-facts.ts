import type { Page } from '#schemas/generated/types.ts';
import { pictureOf } from '#schemas/picture.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';

/** What a page says of itself to those who only pass it on: search engines, and whoever shows a link. */
export interface PageFacts {
  title?: string | undefined;
  description?: string | undefined;
  /** Address of a picture of it, as it is in the page. */
  image?: string | undefined;
  /** The video or event that it is about. */
  video?: VideoDetails | undefined;
  /** Whether it is the realm's page for where nothing is. */
  isLost?: boolean | undefined;
}

/** What a route's loader may have given. */
interface Loaded {
  document?: unknown;
  video?: VideoDetails;
  event?: VideoDetails;
  isLost?: boolean;
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** The first picture that stands for the page. The document is unchecked. */
const pagePicture = ({ elements }: Partial<Page>): string | undefined =>
  Array.isArray(elements) ? elements.map(pictureOf).find((picture) => picture !== undefined) : undefined;

/** What a page says of itself, from what its route has loaded. */
export function pageFacts(loaded: unknown): PageFacts {
  const { document, video, event, isLost } = (loaded ?? {}) as Loaded;
  if (video)
    return {
      title: video.title,
      description: video.description,
      image: video.thumbnailUrl ?? video.posterUrl,
      video,
    };
  const page = (document ?? {}) as Partial<Page>;
  return {
    title: text(page.title),
    description: text(page.description),
    image: pagePicture(page),
    video: event,
    isLost,
  };
}
