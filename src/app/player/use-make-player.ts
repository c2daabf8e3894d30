import { useMemo, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { v4 as newId } from 'uuid';
import type { PlayerPort } from '#renderers/ports/player.ts';
import { nonceOf, palAdapter } from '#services/player/ads/nonce.ts';
import { createPlayer } from '#services/player/playback.ts';
import { cmcdIds } from '#services/player/qoe/cmcd.ts';
import { createQoe } from '#services/player/qoe/qoe.ts';
import { loadStreams } from '#services/player/streams.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import { useAnalyticsConsent } from '../session/use-analytics-consent.ts';
import { takePrefetchedStreams } from './head-start.ts';
import { playClockOf } from './play-clock.ts';

/** Creates the player of a page. `report` is called with each error that ends playback. */
export type MakePlayer = (report: (error: unknown) => void) => PlayerPort;

/**
 * Returns the player factory of pages that play a title: with ads, quality reporting and CMCD as the realm and the
 * viewer's consent allow. Stable for the life of the page.
 */
export function useMakePlayer(): MakePlayer {
  const services = useServices();
  const { api, analytics } = services;
  const settings = useRouteLoaderData<RootData>('root')?.settings;
  const consent = useAnalyticsConsent(settings?.analytics?.consentTerm);
  // The consent is read when playback starts, so that a change of consent does not recreate a running player.
  const latest = useRef({ settings, consent });
  latest.current = { settings, consent };
  return useMemo(
    () => (report) => {
      const qoe = createQoe({
        tell: analytics.report,
        now: () => performance.now(),
        sessionId: () => newId(),
      });
      const palContextId = () => {
        const { settings: now, consent: answer } = latest.current;
        const providers = now?.ads?.nonceProviders ?? [];
        const adapters = providers.map((provider) =>
          palAdapter({ provider, mayStore: answer === 'granted', page: window }),
        );
        return nonceOf(adapters, (provider) => analytics.report({ type: 'nonceError', provider }));
      };
      const clock = playClockOf(services);
      return qoe.follow(
        createPlayer({
          loadStreams: (title) =>
            takePrefetchedStreams(services, title) ?? loadStreams(api, title, { palContextId, clock }),
          now: clock.now,
          report,
          ads: async () => (await import('#services/player/ads/ads.ts')).startAds,
          onAd: qoe.onAd,
          onSetback: qoe.onSetback,
          cmcd: (title) => cmcdIds(latest.current.settings, latest.current.consent, title),
        }),
      );
    },
    [services, api, analytics],
  );
}
