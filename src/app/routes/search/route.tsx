import { useLoaderData, useNavigation, useRouteLoaderData } from 'react-router';
import { PageScreen } from '#screens/page/page-screen.tsx';
import { blockRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';
import { SearchFailure } from './search-failure.tsx';
import { useSearchReport } from './use-search-report.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Search page. The search box stays mounted while results change. */
export function Component() {
  const { document } = useLoaderData<{ document: unknown }>();
  const root = useRouteLoaderData<RootData>('root');
  const { isEditor } = useViewer();
  const { state } = useNavigation();
  useSearchReport(document);
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

export { SearchFailure as ErrorBoundary };
