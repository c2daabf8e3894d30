import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import type { ComponentProps } from 'react';
import { linkProblem } from './link-problem.ts';

interface LinkRefusedProps {
  frame: Pick<ComponentProps<typeof LinkPage>, 'title' | 'brand' | 'background' | 'backHref'>;
  problem: Problem;
  /** What a link is called that is not good. */
  refused: LabelKey;
  /** Where a new link is to be had. */
  newLinkHref: string;
  retry: () => Promise<void>;
}

/** A link that did not do what it is for: why, and a new one, or another try where that may help. */
export function LinkRefused({ frame, problem, refused, newLinkHref, retry }: LinkRefusedProps) {
  const messages = useMessages();
  const { Link } = usePorts().navigation;
  const { heading, texts, isFinal } = linkProblem(problem, refused, messages);
  return (
    <LinkPage
      {...frame}
      heading={heading}
      texts={texts}
      action={
        isFinal ? (
          <Link to={newLinkHref} className={primary}>
            {messages.t('sendNewLink')}
          </Link>
        ) : (
          <button type="button" className={primary} onClick={() => void retry()}>
            {messages.t('retry')}
          </button>
        )
      }
    />
  );
}
