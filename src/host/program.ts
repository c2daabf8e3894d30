import type { RealmConfig } from '#realm/env.ts';
import { healthRoutes } from '#realm/health/health.routes.ts';
import type { Worker } from '#realm/jobs/worker.ts';
import { createMetrics, type Metrics } from '#realm/metrics/metrics.ts';
import { logTo, openRealm } from '#realm/open.ts';
import { originOf } from '#realm/http/origin.ts';
import { systemClock } from '#realm/clock.ts';
import { createHost } from './app.ts';
import { builtApp } from './built-app.ts';
import { createRemoteRealm } from './front/remote-realm.ts';
import type { AppSource } from './renderer.ts';
import { dist, openSite } from './site.ts';

/** Answers requests; `env` carries the connection. */
interface Answering {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
}

/** All that people see; its build is absent while developing and where nothing but health is shown. */
type Site = Answering & { build: string | undefined };

/** What this process is, by its configuration. */
export interface Program {
  /** The realm server: in this process, or elsewhere. */
  realm: Answering;
  /** All that it answers; `source` is the application in development, the built one if not told. */
  open: (source: AppSource | undefined) => Promise<Site>;
  /** What an operator may see of it. */
  metrics: Metrics;
  /** Begins to do jobs; absent where this process does none. */
  startWorker?: () => Promise<Worker>;
  /** Says at /readyz that no more requests should come; those under way go on. Before `close`. */
  stopTaking: () => void;
  close: () => Promise<void>;
}

/** The front end alone: it opens no database and asks a realm server elsewhere. */
function openFront(config: RealmConfig, origin: string): Program {
  let closing = false;
  const log = logTo(config, systemClock);
  const metrics = createMetrics();
  const realm = createRemoteRealm({ origin, trustProxy: config.trustProxy, isClosing: () => closing, log });
  const stopTaking = () => {
    closing = true;
  };
  return {
    realm,
    metrics,
    open: async (source) => {
      const shown = source ?? (await builtApp(dist));
      const { fetch } = createHost({
        source: shown,
        realm: (request, env) => realm.fetch(request, env as object),
        dist,
        originOf: (request) => originOf(request, config),
        metrics,
        log,
      });
      return { fetch, build: shown.build };
    },
    stopTaking,
    close: async () => stopTaking(),
  };
}

/** Opens what the configuration asks for. Rejects with a `StartError`. */
export async function openProgram(config: RealmConfig, studioHost: string | undefined): Promise<Program> {
  if (config.apiOrigin !== undefined) return openFront(config, config.apiOrigin);
  const realm = await openRealm(config);
  const { stopTaking, close } = realm;
  return {
    realm: realm.app,
    metrics: realm.context.metrics,
    open: async (source) =>
      config.role === 'jobs'
        ? { fetch: healthRoutes(realm.context).fetch, build: undefined }
        : openSite(realm, { config, studioHost, source }),
    ...(config.role !== 'web' && { startWorker: () => realm.startWorker() }),
    stopTaking,
    close,
  };
}
