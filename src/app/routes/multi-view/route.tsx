import { useMemo } from 'react';
import { useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { MultiViewScreen } from '#screens/multi-view/multi-view-screen.tsx';
import { loginToWatchHref } from '../../links/account-links.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';
import type { loadEvent } from '../live/loader.ts';
import { useSource } from './use-source.ts';

/** Page of several live events. Rendered for a guest; after hydration the server decides about access. */
export function Component() {
  const { event } = useLoaderData<Awaited<ReturnType<typeof loadEvent>>>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const source = useSource({
    max: root?.settings.multiView?.max ?? 0,
    viewer,
    signInHref: loginToWatchHref(`${pathname}${search}`, services),
  });
  const drawn = useMemo(() => ({ event, clockOffset: undefined }), [event]);
  const brand = root?.settings.name ?? '';
  if (!root?.settings.multiView?.enabled) return <Off event={event} brand={brand} />;
  return <MultiViewScreen drawn={drawn} brand={brand} source={source} />;
}

/** Notice with a link to the single event, for realms without multi-view. */
function Off({ event, brand }: { event: { id: number; title: string }; brand: string }) {
  const { t } = useMessages();
  const { hrefOf, Link } = usePorts().navigation;
  const href = hrefOf({ type: 'LIVE', id: event.id, title: event.title });
  return (
    <>
      <title>{`${event.title} · ${brand}`}</title>
      <Notice
        title={t('multiViewOff')}
        action={
          href ? (
            <Link to={href} className={primary}>
              {event.title}
            </Link>
          ) : null
        }
      />
    </>
  );
}
