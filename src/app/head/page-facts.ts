import type { Page } from '#schemas/generated/types.ts';
import { questionKinds } from '#schemas/generated/kinds.ts';
import { pictureOf } from '#schemas/picture.ts';
import { withAllWithin } from '#schemas/within.ts';
import type { VideoDetails } from '#schemas/wire/viewing/playback.ts';

/** Facts about a page for search engines and link previews. */
export interface HeadFacts {
  title?: string | undefined;
  description?: string | undefined;
  /** URL of a representative image, as used on the page. */
  image?: string | undefined;
  /** The video or event that the page shows. */
  video?: VideoDetails | undefined;
  /** Questions answered on the page (FAQ). */
  questions?: readonly Question[] | undefined;
}

/** Question with its answer, which may contain simple HTML. */
export interface Question {
  question: string;
  answer: string;
}

/** Loader data of a composed page, a video page or an event page. */
interface Loaded {
  document?: unknown;
  video?: VideoDetails;
  event?: VideoDetails;
  isLost?: boolean;
}

const read = (loaded: unknown) => (loaded ?? {}) as Loaded;

const toText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Whether the loader data is the realm's 404 page. */
export const isLostPage = (loaded: unknown): boolean => read(loaded).isLost === true;

/** Whether the page's screen renders its own description tag. */
export function hasDescription(loaded: unknown): boolean {
  const { document, video, event } = read(loaded);
  const { description } = (video ?? event ?? document ?? {}) as { description?: unknown };
  return toText(description) !== undefined;
}

/** First suitable image of the page. Reads the page's definition defensively, because it is not validated yet. */
const findPicture = ({ elements }: Partial<Page>): string | undefined =>
  Array.isArray(elements) ? elements.map(pictureOf).find((picture) => picture !== undefined) : undefined;

const isQuestion = (value: unknown): value is Question => {
  const { question, answer } = (value ?? {}) as Partial<Question>;
  return toText(question) !== undefined && toText(answer) !== undefined;
};

/** Collects the questions of all elements of the page that contain questions. */
const findQuestions = ({ elements }: Partial<Page>): Question[] =>
  (Array.isArray(elements) ? elements : []).flatMap(withAllWithin).flatMap((element) => {
    const { $type, attributes = {} } = (element ?? {}) as { $type?: unknown; attributes?: Record<string, unknown> };
    const list = attributes[questionKinds.get(String($type)) ?? ''];
    return Array.isArray(list) ? list.filter(isQuestion) : [];
  });

/** Extracts a page's facts from its loader data. */
export function pageFacts(loaded: unknown): HeadFacts {
  const { document, video, event } = read(loaded);
  const subject = video ?? event;
  if (subject)
    return {
      title: subject.title,
      description: toText(subject.description),
      image: subject.thumbnailUrl ?? subject.posterUrl,
      video: subject,
    };
  const page = (document ?? {}) as Partial<Page>;
  const questions = findQuestions(page);
  return {
    title: toText(page.title),
    description: toText(page.description),
    image: findPicture(page),
    ...(questions.length > 0 && { questions }),
  };
}
