import type { ComponentType } from 'react';
import { useWords } from '#renderers/messages/words.tsx';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { button, primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { Problem } from '#schemas/wire/problem.ts';

interface ProblemScreenProps {
  problem: Problem;
  homeHref: string;
  retry: () => void;
  Link: ComponentType<LinkProps>;
}

/** A screen's place when there is no such page, no network, or something went wrong: what happened and what to do. */
export function ProblemScreen({ problem, homeHref, retry, Link }: ProblemScreenProps) {
  const { say } = useWords();
  const { status, requestId } = problem;
  const kind = status === 404 ? 'notFound' : status === 503 ? 'offline' : 'error';
  const text = [say(`${kind}Text`), kind === 'error' && requestId ? say('requestId', { id: requestId }) : '']
    .join(' ')
    .trim();
  return (
    <>
      <title>{say(`${kind}Title`)}</title>
      <Notice
        title={say(`${kind}Title`)}
        text={text}
        action={
          kind === 'notFound' ? (
            <Link to={homeHref} className={`${button} ${primary}`}>
              {say('goHome')}
            </Link>
          ) : (
            <button type="button" className={`${button} ${primary}`} onClick={retry}>
              {say('retry')}
            </button>
          )
        }
      />
    </>
  );
}
