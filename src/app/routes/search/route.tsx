import { useLoaderData, useNavigation, useRouteLoaderData } from 'react-router';
import { PageScreen } from '#screens/page/page-screen.tsx';
import { blockRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';
import { useSearchTold } from './use-search-told.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** The search page. Its box stays while the results below it change. */
export function Component() {
  const { document } = useLoaderData<{ document: unknown }>();
  const root = useRouteLoaderData<RootData>('root');
  const { isEditor } = useViewer();
  const { state } = useNavigation();
  useSearchTold(document);
  return (
    <div aria-busy={state === 'loading'}>
      <PageScreen
        document={document}
        path="/search"
        brand={root?.settings.name ?? ''}
        registry={blockRegistry}
        isEditor={isEditor}
      />
    </div>
  );
}
