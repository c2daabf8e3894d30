import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useRef } from 'react';
import { useActionData, useNavigate, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { isPlainClick } from '#renderers/primitives/plain-click.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { withLang } from '../../links/local-href.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';
import { useToken } from '../../sign-in/use-token.ts';
import type { Confirmed } from './action.ts';

type State = 'pending' | Confirmed | { change: string } | { problem: Problem };

/** Page that confirms an email address by its email link. */
export function Component() {
  useSignals();
  const { t } = useMessages();
  const { api, pathSegments, lang } = useServices();
  const linkRefused = useLinkRefused();
  const { Link } = usePorts().navigation;
  const navigate = useNavigate();
  const { isGuest } = useViewer();
  const hydrated = useHydrated();
  const root = useRouteLoaderData<RootData>('root');
  const { token, isKnown } = useToken();
  const posted = useActionData<State | undefined>();
  const state = useSignal<State>(posted ?? 'pending');
  const begun = useRef(posted !== undefined);
  const isPressed = useRef(false);
  const confirm = useCallback(async () => {
    if (begun.current || token === undefined) return;
    begun.current = true;
    state.value = 'pending';
    try {
      const body = { token, ...(isPressed.current && { isPressed: true }) };
      const { id, isPending } = await api.call('POST /api/v2/user/email-confirmation', { body });
      state.value = isPending ? { change: id } : { email: id };
    } catch (error) {
      begun.current = false;
      if (!(error instanceof ProblemError)) throw error;
      state.value = { problem: error.problem };
    }
  }, [api, token, state]);
  useEffect(() => void confirm(), [confirm]);
  const press = () => {
    isPressed.current = true;
    begun.current = false;
    void confirm();
  };
  const frame = {
    title: t('emailConfirmation.title'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
  const loginPath = pathTo('LOGIN', pathSegments, {}, { lang });
  const now = state.value;
  if (isKnown && token === undefined && now === 'pending')
    return <LinkPage {...frame} heading={t('sorrySomethingWentWrong')} texts={[t('linkIsInvalid')]} />;
  if (now === 'pending')
    return (
      <LinkPage
        {...frame}
        heading={t('emailConfirmation.pending')}
        pending
        action={
          // Without scripts confirmation needs a button.
          hydrated ? null : (
            <noscript>
              <form method="post">
                <button type="submit" className={primary}>
                  {t('mail.confirmEmail.open')}
                </button>
              </form>
            </noscript>
          )
        }
      />
    );
  if ('change' in now)
    return (
      <LinkPage
        {...frame}
        heading={t('emailConfirmation.changeTitle')}
        texts={[t('emailConfirmation.changeText', { email: now.change })]}
        action={
          <button type="button" className={primary} onClick={press}>
            {t('emailConfirmation.change')}
          </button>
        }
      />
    );
  if ('email' in now)
    return (
      <LinkPage
        {...frame}
        heading={t('emailConfirmation.confirmed')}
        texts={[t('emailConfirmation.welcome', { email: now.email })]}
        action={
          isGuest ? (
            // Passes the email address in the history state to keep it out of the URL.
            <Link
              to={loginPath}
              className={primary}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                void navigate(loginPath, { state: { id: now.email } });
              }}
            >
              {t('emailConfirmation.loginNow')}
            </Link>
          ) : (
            <Link to={withLang('/', lang)} className={primary}>
              {t('emailConfirmation.goOn')}
            </Link>
          )
        }
      />
    );
  return (
    <LinkPage
      {...frame}
      {...linkRefused({
        problem: now.problem,
        refused: 'invalidToken',
        newLinkHref: pathTo('ACCOUNT', pathSegments, {}, { lang }),
        retry: confirm,
      })}
    />
  );
}
