import { useEffect, useMemo, useState } from 'react';
import { useBlocker, useLoaderData, useLocation, useRouteLoaderData } from 'react-router';
import { blocks } from '#blocks/registry.ts';
import { type PreviewPage, PreviewScreen } from '#screens/preview/preview-screen.tsx';
import { createPreviewPort } from '#services/api/preview.ts';
import { loadExplanations } from '#schemas/explanations.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { blockRegistry } from '../../registries.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { createOverrider } from './overrider.ts';

// Loads the texts that explain problems in a draft to its editor.
await loadExplanations();

const noOrigins: readonly string[] = [];
const kinds = Object.keys(blocks);

/** Blocks navigation away from the preview. Returns the last blocked target. */
function useKept(): { path: string } | undefined {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  const [kept, setKept] = useState<{ path: string } | undefined>(undefined);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    setKept({ path: blocker.location.pathname + blocker.location.search });
    blocker.reset();
  }, [blocker]);
  return kept;
}

/**
 * Preview page: shows drafts received by message, or the one of a signed ticket in the URL's fragment, which is not
 * sent to servers.
 */
export function Component() {
  const { behind } = useLoaderData<{ behind: unknown }>();
  const root = useRouteLoaderData<RootData>('root');
  const { api, preview } = useServices();
  const { pathname, hash } = useLocation();
  const kept = useKept();
  const port = useMemo(() => createPreviewPort(api), [api]);
  const overrider = useMemo(() => createOverrider(preview?.overrides, root), [preview, root]);
  return (
    <PreviewScreen
      frame={(pathname.split('/').at(-1) ?? 'preview') as PreviewPage}
      origins={preview?.origins ?? noOrigins}
      ticket={new URLSearchParams(hash.slice(1)).get('ticket') ?? undefined}
      port={port}
      brand={root?.settings.name ?? ''}
      blocks={blockRegistry}
      fields={fieldRegistry}
      kinds={kinds}
      overrider={overrider}
      behind={behind}
      kept={kept}
    />
  );
}
