import { useEffect, useId } from 'react';
import { useLoaderData, useMatches, useRouteLoaderData } from 'react-router';
import useSWR from 'swr';
import { PageScreen } from '#screens/page/page-screen.tsx';
import { blockRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useServices } from '../../services.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Composed page of the viewer's own titles. Reloaded on focus, because another tab may have changed them. */
export function Component() {
  const loaded = useLoaderData<{ document: unknown }>().document;
  const brand = useRouteLoaderData<RootData>('root')?.settings.name ?? '';
  const { api } = useServices();
  const { isEditor } = useViewer();
  const type = useRouteName() === 'HISTORY' ? 'history' : 'favourites';
  const path = useMatches().at(-1)?.pathname ?? '';
  const visit = useId();
  const { data: document, mutate } = useSWR<unknown>(
    ['own-page', type, visit],
    () => api.call('GET /api/v1/view', { query: { type } }),
    // If a reload fails, the page keeps its current content.
    { fallbackData: loaded, revalidateOnMount: false, revalidateOnFocus: true, shouldRetryOnError: false },
  );
  // A link to the current page runs the loader again. Its data is newer than the data loaded at the last focus, so it
  // is shown instead.
  useEffect(() => void mutate(loaded, { revalidate: false }), [mutate, loaded]);
  return <PageScreen document={document} path={path} brand={brand} registry={blockRegistry} isEditor={isEditor} />;
}
