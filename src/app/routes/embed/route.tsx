import { useMemo } from 'react';
import { useLoaderData, useRouteLoaderData } from 'react-router';
import { EmbedScreen } from '#embed/embed-screen.tsx';
import type { EmbeddedTitle } from '#embed/framed.ts';
import { errorAt } from '#schemas/issue.ts';
import { withLang } from '../../links/local-href.ts';
import { useMakePlayer } from '../../player/use-make-player.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { findEmbeddedTitles } from './titles.ts';

const nobody: readonly string[] = [];

/** Embed page: shows only the player, which registered host pages can control. */
export function Component() {
  const { title } = useLoaderData<{ title: EmbeddedTitle | undefined }>();
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { diagnostics, bridgeOrigins = nobody, lang } = services;
  const makePlayer = useMakePlayer();
  const wired = useMemo(() => {
    const report = (error: unknown) =>
      diagnostics.report(
        'embed',
        errorAt('', 'playback', 'a title that plays', error instanceof Error ? error.message : String(error)),
      );
    return {
      titles: findEmbeddedTitles(services),
      player: makePlayer(report),
      report,
    };
  }, [services, diagnostics, makePlayer]);
  return (
    <EmbedScreen
      first={title}
      brand={root?.settings.name ?? ''}
      homeHref={withLang('/', lang)}
      origins={bridgeOrigins}
      {...wired}
    />
  );
}
