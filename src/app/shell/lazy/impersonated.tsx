import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { pathTo } from '#schemas/routes/paths.ts';
import { ImpersonationBanner } from '#screens/support/impersonation-banner.tsx';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Says on every screen that it is support that looks at the account, until when, and ends it. */
export default function Impersonated() {
  useSignals();
  const { name } = useViewer();
  const { api, session, pathSegments, lang } = useServices();
  const endsAt = useSignal<number | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    void session.ensure().then(({ expiresIn = 0 }) => {
      if (isOver) return;
      endsAt.value = Date.now() + expiresIn * 1000;
      // Whoever sits there goes on as themselves, without having to do anything for it.
      timer = setTimeout(() => void session.renew(), expiresIn * 1000);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [session, endsAt]);
  const end = async () => {
    await api.call('POST /api/v2/logout');
    await session.renew();
    window.location.assign(pathTo('ACCOUNT_SUPPORT', pathSegments, {}, { lang }));
  };
  return <ImpersonationBanner name={name ?? ''} endsAt={endsAt.value} end={end} />;
}
