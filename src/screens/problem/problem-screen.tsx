import type { ComponentType } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LinkProps } from '#renderers/ports/navigation.ts';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { Problem } from '#schemas/wire/problem.ts';
import { problemKind } from './problem-kind.ts';

interface ProblemScreenProps {
  problem: Problem;
  homeHref: string;
  retry: () => void;
  Link: ComponentType<LinkProps>;
}

/**
 * Error screen with explanation and next step: not found, offline, server unavailable, not for children, forbidden, or
 * an unexpected error.
 */
export function ProblemScreen({ problem, homeHref, retry, Link }: ProblemScreenProps) {
  const { t, productLang } = useMessages();
  const { requestId } = problem;
  const kind = problemKind(problem);
  const isOfAccount = kind === 'kid' || kind === 'impersonation';
  const title = isOfAccount ? t(problem.code as 'KID_PROFILE' | 'IMPERSONATION_FORBIDDEN') : t(`${kind}Title`);
  const said = kind === 'impersonation' ? '' : t(`${kind}Text`);
  const text = [said, kind === 'error' && requestId ? t('requestId', { id: requestId }) : ''].join(' ').trim();
  return (
    <>
      <title>{title}</title>
      <Notice
        lang={productLang}
        title={title}
        text={text}
        action={
          kind === 'notFound' || kind === 'refused' || isOfAccount ? (
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
