import type { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { problemInWords } from '../forms/problem-in-words.ts';

type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/** A link in a mail that did not do what it is for, in words. */
interface LinkProblem {
  heading: string;
  texts: string[];
  /** Whether the link will never do: only a new one helps. */
  isFinal: boolean;
}

/**
 * What is said of a link that was refused: what the page's own words are for it, then why.
 * @param refused what a link is called that is not good
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
