import type { ComponentType } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { Problem } from '#schemas/wire/problem.ts';

interface ProblemScreenProps {
  problem: Problem;
  homeHref: string;
  retry: () => void;
  Link: ComponentType<LinkProps>;
}

/** A screen's place when there is no such page, no network, no server for a moment (which has told so, by an id), or something went wrong: what happened and what to do. */
export function ProblemScreen({ problem, homeHref, retry, Link }: ProblemScreenProps) {
  const { t } = useMessages();
  const { status, requestId } = problem;
  const kind = status === 404 ? 'notFound' : status === 503 ? (requestId ? 'away' : 'offline') : 'error';
  const text = [t(`${kind}Text`), kind === 'error' && requestId ? t('requestId', { id: requestId }) : '']
    .join(' ')
    .trim();
  return (
    <>
      <title>{t(`${kind}Title`)}</title>
      <Notice
        title={t(`${kind}Title`)}
        text={text}
        action={
          kind === 'notFound' ? (
            <Link to={homeHref} className={primary}>
              {t('goHome')}
            </Link>
          ) : (
            <button type="button" className={primary} onClick={retry}>
              {t('retry')}
            </button>
          )
        }
      />
    </>
  );
}
