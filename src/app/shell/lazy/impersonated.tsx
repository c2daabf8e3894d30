import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { errorAt } from '#schemas/issue.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import type { SubmitOutcome } from '#screens/account/submit.ts';
import { ImpersonationBanner } from '#screens/support/impersonation-banner.tsx';
import { ProblemError } from '#services/api/problem-error.ts';
import { problemInWords } from '../../forms/problem-in-words.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Banner on every screen during an impersonation, with its end time and a button to end it. */
export default function Impersonated() {
  useSignals();
  const { name } = useViewer();
  const { api, session, pathSegments, lang } = useServices();
  const { diagnostics } = usePorts();
  const messages = useMessages();
  const endsAt = useSignal<number | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    // A failure here is harmless: the next request loads the session again.
    const report = (error: unknown) =>
      diagnostics.report('impersonation', errorAt('', 'session', 'who is there', String(error)));
    session.ensure().then(({ expiresIn = 0 }) => {
      if (isOver) return;
      endsAt.value = Date.now() + expiresIn * 1000;
      // When the impersonation expires, renewing the session returns to the support user's own account. One second is
      // added, because the server counts in whole seconds.
      timer = setTimeout(() => void session.renew().catch(report), (expiresIn + 1) * 1000);
    }, report);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [session, diagnostics, endsAt]);
  const end = async (): Promise<SubmitOutcome> => {
    try {
      await api.call('POST /api/v2/logout');
      await session.renew();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return problemInWords(error.problem, messages);
    }
    window.location.assign(pathTo('ACCOUNT_SUPPORT', pathSegments, {}, { lang }));
    return 'done';
  };
  return <ImpersonationBanner name={name ?? ''} endsAt={endsAt.value} end={end} />;
}
