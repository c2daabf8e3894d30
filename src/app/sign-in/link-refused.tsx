import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { LinkPage } from '#screens/link-page/link-page.tsx';
import type { ComponentProps } from 'react';
import { linkProblem } from './link-problem.ts';

interface Refused {
  problem: Problem;
  /** What a link is called that is not good. */
  refused: LabelKey;
  /** Where a new link is to be had. */
  newLinkHref: string;
  /** What the way there is called. */
  newLink?: LabelKey;
  retry: () => Promise<void>;
}

/**
 * What a page says of a link that did not do what it is for: why, and a new one, or another try where that may help. It is no page of
 * its own: the one that was pending stays, and so knows that its heading is to be read out.
 */
export function useLinkRefused(): (
  refused: Refused,
) => Pick<ComponentProps<typeof LinkPage>, 'heading' | 'texts' | 'action'> {
  const messages = useMessages();
  const { Link } = usePorts().navigation;
  return ({ problem, refused, newLinkHref, newLink = 'sendNewLink', retry }) => {
    const { heading, texts, isFinal } = linkProblem(problem, refused, messages);
    return {
      heading,
      texts,
      action: isFinal ? (
        <Link to={newLinkHref} className={primary}>
          {messages.t(newLink)}
        </Link>
      ) : (
        <button type="button" className={primary} onClick={() => void retry()}>
          {messages.t('retry')}
        </button>
      ),
    };
  };
}
