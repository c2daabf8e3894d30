import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useActionData, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';
import { useBack } from '../../sign-in/use-back.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { hasRequestedLink } from './asked-here.ts';

type State = 'asking' | 'pending' | Problem;

/** Signs in by a magic link: at once if this browser requested it, else after a confirmation. */
export function FollowLink({ token }: { token: string }) {
  useSignals();
  const { t } = useMessages();
  const services = useServices();
  const linkRefused = useLinkRefused();
  const { session, pathSegments, lang } = services;
  const root = useRouteLoaderData<RootData>('root');
  const backHref = useBack('MAGIC_LINK');
  const posted = useActionData<Problem | undefined>();
  const state = useSignal<State>(posted ?? 'asking');
  const begun = useRef(false);
  useLeaveWhenSignedIn();
  const follow = useCallback(async () => {
    if (begun.current) return;
    begun.current = true;
    state.value = 'pending';
    try {
      await session.followLink(token);
    } catch (error) {
      begun.current = false;
      if (!(error instanceof ProblemError)) throw error;
      state.value = error.problem;
    }
  }, [session, token, state]);
  useEffect(() => {
    if (hasRequestedLink()) void follow();
  }, [follow]);
  const frame = {
    title: t('magicLink.title'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
    backHref,
  };
  if (state.value === 'pending') return <LinkPage {...frame} heading={t('magicLink.pending')} pending />;
  if (state.value === 'asking')
    return (
      <LinkPage
        {...frame}
        heading={t('magicLink.askTitle')}
        texts={[t('magicLink.askText')]}
        action={
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              void follow();
            }}
          >
            <button type="submit" className={primary}>
              {t('magicLink.askSubmit')}
            </button>
          </form>
        }
      />
    );
  return (
    <LinkPage
      {...frame}
      {...linkRefused({
        problem: state.value,
        refused: 'failedToMagicLogin',
        newLinkHref: pathTo('MAGIC_LINK', pathSegments, {}, { lang }),
        retry: follow,
      })}
    />
  );
}
