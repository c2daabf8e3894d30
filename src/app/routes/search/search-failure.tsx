import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { PageView } from '#renderers/page/page-view.tsx';
import { blockRegistry } from '../../registries.ts';
import { ScreenFailure } from '../../failure/screen-failure.tsx';
import { useViewer } from '../../session/use-viewer.ts';
import { searchQueryOf } from './search-query.ts';

/** Error page of a failed search, with the search box and a retry. */
export function SearchFailure() {
  const error = useRouteError();
  const { t } = useMessages();
  const { isEditor } = useViewer();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const isAway = isRouteErrorResponse(error) && error.status >= 500;
  useEffect(() => {
    const again = () => void revalidate();
    if (isAway) window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isAway, revalidate]);
  // The search box can keep its input if an earlier page loaded its code. Without the code there was no box and no
  // input to keep.
  const hasBox = useHydrated() && blockRegistry.peek('search') !== undefined;
  // Realms without search get no search box.
  if (!isAway) return <ScreenFailure />;
  const box = { placeholder: t('search'), value: searchQueryOf(search).query, action: { url: '/search' } };
  return (
    <>
      {hasBox ? (
        <PageView
          document={{ version: '1.0', elements: [{ $type: 'search', $zone: 'list', attributes: box }] }}
          name="page search"
          registry={blockRegistry}
          forEditor={isEditor}
          isDraft={false}
        />
      ) : null}
      <ScreenFailure />
    </>
  );
}
