import type { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { problemInWords } from '../forms/problem-in-words.ts';

type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/** Texts for an email link that failed. */
interface LinkProblem {
  heading: string;
  texts: string[];
  /** Whether retrying cannot help, so that a new link is needed. */
  isFinal: boolean;
}

/**
 * Returns the texts for an email link that the server rejected: the page's own heading, then the reasons.
 * @param refused label for an invalid link
 */
export function linkProblem(problem: Problem, refused: LabelKey, messages: Messages): LinkProblem {
  if (problem.status !== 404)
    return {
      heading: messages.t('sorrySomethingWentWrong'),
      texts: [problemInWords(problem, messages).message],
      isFinal: problem.status === 403 || problem.status === 409,
    };
  const reasons = problem.messages.filter((message) => message !== refused);
  return {
    heading: messages.t(refused),
    texts: reasons.flatMap((reason) => messages.tMaybe(reason) ?? []),
    isFinal: true,
  };
}
