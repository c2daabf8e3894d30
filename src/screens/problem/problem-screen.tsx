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

function kindOf({ status, code, requestId }: Problem) {
  if (code === 'KID_PROFILE') return 'kid';
  if (code === 'IMPERSONATION_FORBIDDEN') return 'impersonation';
  if (status === 403) return 'refused';
  if (status === 404) return 'notFound';
  if (status !== 503) return 'error';
  return requestId ? 'away' : 'offline';
}

/** A screen's place when there is no such page, no network, no server for a moment (which has told so, by an id), nothing for a child, nothing for who asks, or something went wrong: what happened and what to do. */
export function ProblemScreen({ problem, homeHref, retry, Link }: ProblemScreenProps) {
  const { t, productLang } = useMessages();
  const { requestId } = problem;
  const kind = kindOf(problem);
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
