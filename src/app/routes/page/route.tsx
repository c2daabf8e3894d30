import { useLoaderData, useMatches, useRouteLoaderData } from 'react-router';
import { PageScreen } from '#screens/page/page-screen.tsx';
import { blockRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Screen of every composed page. */
export function Component() {
  const { document } = useLoaderData<{ document: unknown }>();
  const root = useRouteLoaderData<RootData>('root');
  const { isEditor } = useViewer();
  const path = useMatches().at(-1)?.pathname ?? '';
  return (
    <PageScreen
      document={document}
      path={path}
      brand={root?.settings.name ?? ''}
      registry={blockRegistry}
      isEditor={isEditor}
    />
  );
}
