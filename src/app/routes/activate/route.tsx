import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent } from 'react';
import { useActionData, useParams, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { loginHref, signUpHref } from '../../links/account-links.ts';
import { NO_SECRET } from '../../links/no-secret.ts';
import { useSecretInPath } from '../../links/use-secret-in-path.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';
import type { Activated } from './action.ts';

/** The page that makes an account by the link that was mailed to whoever has signed up. It asks first: programs open links too. */
export function Component() {
  useSignals();
  const { t } = useMessages();
  const services = useServices();
  const { api, pathSegments, lang } = services;
  const { Link } = usePorts().navigation;
  const linkRefused = useLinkRefused();
  const root = useRouteLoaderData<RootData>('root');
  const hydrated = useHydrated();
  const posted = useActionData<Activated | undefined>();
  const { id: inAddress = NO_SECRET } = useParams();
  const id = useSecretInPath(inAddress, pathTo('ACTIVATE_USER', pathSegments, { id: NO_SECRET }, { lang }));
  const state = useSignal<'asking' | 'pending' | Activated>(posted ?? 'asking');
  const activate = async () => {
    if (state.peek() === 'pending') return;
    state.value = 'pending';
    try {
      await api.call('POST /api/v2/user/activate/{id}', { params: { id } });
      state.value = 'done';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      state.value = { problem: error.problem };
    }
  };
  const frame = {
    title: t('activation.title'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
  const loginPath = loginHref(undefined, services);
  const now = state.value;
  if (now === 'done')
    return (
      <LinkPage
        {...frame}
        heading={t('signedUp')}
        texts={[t('activation.done')]}
        action={
          <Link to={loginPath} className={primary}>
            {t('emailConfirmation.loginNow')}
          </Link>
        }
      />
    );
  if (typeof now === 'object') {
    // Where the address has an account by now a new link would bring the same.
    const hasAccount = now.problem.status === 409;
    return (
      <LinkPage
        {...frame}
        {...linkRefused({
          problem: now.problem,
          refused: 'activation.refused',
          newLinkHref: hasAccount ? loginPath : signUpHref(undefined, services),
          newLink: hasAccount ? 'signIn' : 'activation.again',
          retry: activate,
        })}
      />
    );
  }
  // Loaded again, only the history has the secret, which scripts alone read.
  const canSend = hydrated || inAddress !== NO_SECRET;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void activate();
  };
  return (
    <LinkPage
      {...frame}
      heading={t('activation.title')}
      texts={[t('activation.text', { realm: frame.brand })]}
      pending={now === 'pending'}
      action={
        // Without scripts it is a plain post to the page's own address.
        <form method="post" onSubmit={submit}>
          <button
            type={canSend ? 'submit' : 'button'}
            className={primary}
            aria-disabled={now === 'pending' || !canSend}
          >
            {t('mail.activateAccount.open')}
          </button>
        </form>
      }
    />
  );
}
