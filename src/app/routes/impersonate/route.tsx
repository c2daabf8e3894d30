import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useParams, useRouteLoaderData } from 'react-router';
import useSWR from 'swr';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { LinkPage } from '#screens/link-page/link-page.tsx';
import { ProblemError } from '#services/api/problem-error.ts';
import { withLang } from '../../links/local-href.ts';
import { SECRET_PLACEHOLDER } from '../../links/no-secret.ts';
import { useSecretInPath } from '../../links/use-secret-in-path.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useLinkRefused } from '../../sign-in/link-refused.tsx';

// This component is part of the page's chunk instead of a chunk of its own, because the page is rarely visited and each
// chunk lengthens the list that all pages load.
export { loadImpersonate as loader } from './loader.ts';

/** Asks a support user to confirm an impersonation: opening the link alone changes nothing. */
export function Component() {
  useSignals();
  const { t } = useMessages();
  const { api, session, pathSegments, lang } = useServices();
  const root = useRouteLoaderData<RootData>('root');
  const linkRefused = useLinkRefused();
  const { token: inAddress = SECRET_PLACEHOLDER } = useParams();
  const token = useSecretInPath(
    inAddress,
    pathTo('IMPERSONATE', pathSegments, { token: SECRET_PLACEHOLDER }, { lang }),
  );
  const isHere = useHydrated();
  const {
    data: question,
    error: fault,
    mutate,
  } = useSWR(
    isHere && token !== SECRET_PLACEHOLDER ? ['impersonate', token] : null,
    () => api.call('GET /api/v2/impersonate/{token}', { params: { token } }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const busy = useSignal(false);
  const refused = useSignal<Problem | undefined>(undefined);
  const open = async () => {
    if (busy.peek()) return;
    busy.value = true;
    try {
      await api.call('POST /api/v2/impersonate/{token}', { params: { token } });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      refused.value = error.problem;
      busy.value = false;
      return;
    }
    try {
      // All tabs of this browser switch to the impersonated account.
      await session.renew();
    } finally {
      // The server has already accepted the link, even if the other tabs could not be notified. The next page loads the
      // new session.
      window.location.assign(withLang('/', lang));
    }
  };
  const supportHref = pathTo('ACCOUNT_SUPPORT', pathSegments, {}, { lang });
  const frame = {
    title: t('support.look'),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
    backHref: supportHref,
  };
  const isLost = isHere && token === SECRET_PLACEHOLDER;
  const problem =
    refused.value ??
    (fault instanceof ProblemError ? fault.problem : undefined) ??
    (isLost ? { status: 404, code: 'NOT_FOUND' as const, messages: ['linkIsInvalid'], requestId: '' } : undefined);
  if (problem)
    return (
      <LinkPage
        {...frame}
        {...linkRefused({
          problem,
          refused: 'linkIsInvalid',
          newLinkHref: supportHref,
          retry: async () => {
            refused.value = undefined;
            await mutate();
          },
        })}
      />
    );
  if (!question) return <LinkPage {...frame} heading={t('support.look')} pending />;
  return (
    <LinkPage
      {...frame}
      heading={t('support.question', { name: question.name })}
      texts={[question.email, question.reason, t('support.lookText', { minutes: question.seconds / 60 })]}
      pending={busy.value}
      action={
        <button type="button" className={primary} aria-disabled={busy.value} onClick={() => void open()}>
          {t('support.open')}
        </button>
      }
    />
  );
}
