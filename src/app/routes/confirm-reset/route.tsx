import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useParams, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { NO_SECRET } from '../../links/no-secret.ts';
import { useSecretInPath } from '../../links/use-secret-in-path.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';

/** The page that removes a forgotten PIN by the link that was mailed. It asks first: programs open links too. */
export function Component() {
  useSignals();
  const { t } = useMessages();
  const { api, pathSegments, lang } = useServices();
  const { Link } = usePorts().navigation;
  const linkRefused = useLinkRefused();
  const root = useRouteLoaderData<RootData>('root');
  const { code: inAddress = NO_SECRET } = useParams();
  const without = pathTo('CONFIRM_PIN_PROTECTION_RESET', pathSegments, { code: NO_SECRET }, { lang });
  const code = useSecretInPath(inAddress, without);
  const state = useSignal<'asking' | 'pending' | 'done' | { problem: Problem }>('asking');
  const profilesHref = pathTo('PROFILES', pathSegments, {}, { lang });
  const confirm = async () => {
    if (state.peek() === 'pending') return;
    state.value = 'pending';
    try {
      await api.call('POST /api/v1/profile/confirm-reset/{code}', { params: { code } });
      state.value = 'done';
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      state.value = { problem: error.problem };
    }
  };
  const frame = {
    title: t('mail.resetPin.open'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
  const now = state.value;
  if (now === 'done')
    return (
      <LinkPage
        {...frame}
        heading={t('profiles.pinRemoved')}
        action={
          <Link to={profilesHref} className={primary}>
            {t('profiles.title')}
          </Link>
        }
      />
    );
  if (typeof now === 'object')
    return (
      <LinkPage
        {...frame}
        {...linkRefused({
          problem: now.problem,
          refused: 'linkIsInvalid',
          newLinkHref: profilesHref,
          retry: confirm,
        })}
      />
    );
  return (
    <LinkPage
      {...frame}
      heading={t('mail.resetPin.open')}
      texts={[t('profiles.pinResetText')]}
      pending={now === 'pending'}
      action={
        <button type="button" className={primary} aria-disabled={now === 'pending'} onClick={() => void confirm()}>
          {t('mail.resetPin.open')}
        </button>
      }
    />
  );
}
