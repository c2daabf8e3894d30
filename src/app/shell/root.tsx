import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import { MessagesProvider } from '#renderers/messages/messages.tsx';
import { PortsProvider } from '#renderers/ports/ports.tsx';
import { QueryProvider } from '#renderers/ports/query.tsx';
import { createToasts } from '#renderers/primitives/toast/create-toasts.ts';
import { Toasts } from '#renderers/primitives/toast/toasts.tsx';
import { noOverrides } from '../preview-overrides.ts';
import { LinksProvider } from '../links/port-link.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useAppPorts } from '../ports.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { useViewer, useViewerSync } from '../session/use-viewer.ts';
import { Document } from './document.tsx';
import { Frame } from './frame.tsx';
import { useLists } from './use-lists.ts';

/** Root data with the overrides of a preview applied. */
function useOverridden(root: RootData): RootData {
  useSignals();
  const { preview } = useServices();
  const { menu, labels, settings } = preview?.overrides ?? noOverrides;
  return menu.value || labels.value || settings.value
    ? {
        ...root,
        settings: { ...root.settings, ...settings.value },
        menu: menu.value ?? root.menu,
        labels: labels.value ?? root.labels,
      }
    : root;
}

/** Root component: document, messages, ports and menu around the screens. */
export function Root() {
  const root = useOverridden(useLoaderData<RootData>());
  const { settings } = root;
  const viewer = useViewer();
  useViewerSync();
  const toasts = useMemo(() => createToasts(), []);
  const { pathname, search } = useLocation();
  const { lists, choosing } = useLists(viewer, settings.watchlistsEnabled, `${pathname}${search}`);
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const ports = useAppPorts({ settings, viewer, toasts, lists });
  return (
    <Document root={root}>
      <MessagesProvider labels={root.labels}>
        <PortsProvider ports={ports}>
          <QueryProvider value={query}>
            <LinksProvider>
              <PageHead root={root} />
              <Frame root={root} choosing={choosing} />
            </LinksProvider>
          </QueryProvider>
          <Toasts toasts={toasts} />
        </PortsProvider>
      </MessagesProvider>
    </Document>
  );
}
