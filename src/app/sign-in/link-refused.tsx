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
  /** Label for an invalid link. */
  refused: LabelKey;
  /** URL where a new link can be requested. */
  newLinkHref: string;
  /** Label of the link to that URL. */
  newLink?: LabelKey;
  retry: () => Promise<void>;
}

/**
 * Returns the props for a rejected link: the reason, and a new link or a retry. Returns props instead of a page, so
 * that the pending page stays mounted and announces its new heading.
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
