import type { Page } from '#schemas/generated/types.ts';
import { questionKinds } from '#schemas/generated/kinds.ts';
import { pictureOf } from '#schemas/picture.ts';
import { withAllWithin } from '#schemas/within.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';

/** What a page tells search engines and the sites that preview a link to it. */
export interface PageFacts {
  title?: string | undefined;
  description?: string | undefined;
  /** Address of a picture of it, as it is in the page. */
  image?: string | undefined;
  /** The video or event that the page is about. */
  video?: VideoDetails | undefined;
  /** The questions that it answers. */
  questions?: readonly Question[] | undefined;
}

/** A question and its answer, which may hold simple HTML. */
export interface Question {
  question: string;
  answer: string;
}

/** The shapes of loader data: a composed page, a video's page and an event's page. */
interface Loaded {
  document?: unknown;
  video?: VideoDetails;
  event?: VideoDetails;
  isLost?: boolean;
}

const read = (loaded: unknown) => (loaded ?? {}) as Loaded;

const toText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Whether the data is of the realm's page for an address without content. */
export const isLostPage = (loaded: unknown): boolean => read(loaded).isLost === true;

/** Whether the page has a description of its own, which its screen puts into the head. */
export function hasDescription(loaded: unknown): boolean {
  const { document, video, event } = read(loaded);
  const { description } = (video ?? event ?? document ?? {}) as { description?: unknown };
  return toText(description) !== undefined;
}

/** The first picture of the page that can represent it. The document is not validated yet. */
const findPicture = ({ elements }: Partial<Page>): string | undefined =>
  Array.isArray(elements) ? elements.map(pictureOf).find((picture) => picture !== undefined) : undefined;

const isQuestion = (value: unknown): value is Question => {
  const { question, answer } = (value ?? {}) as Partial<Question>;
  return toText(question) !== undefined && toText(answer) !== undefined;
};

/** The questions of all elements that have some. */
const findQuestions = ({ elements }: Partial<Page>): Question[] =>
  (Array.isArray(elements) ? elements : []).flatMap(withAllWithin).flatMap((element) => {
    const { $type, attributes = {} } = (element ?? {}) as { $type?: unknown; attributes?: Record<string, unknown> };
    const list = attributes[questionKinds.get(String($type)) ?? ''];
    return Array.isArray(list) ? list.filter(isQuestion) : [];
  });

/** Reads a page's facts from the data that its route has loaded. */
export function pageFacts(loaded: unknown): PageFacts {
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
