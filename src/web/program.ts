import type { RealmConfig } from '#server/platform/env.ts';
import type { Worker } from '#server/platform/jobs/worker.ts';
import { openLimits } from '#server/platform/limits/open-limits.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts';
import { logTo, openRealm } from '#server/app/open.ts';
import { buildHostOrigin } from '#server/platform/http/site-origin.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { StartError } from '#server/platform/start-error.ts';
import type { RealmHost } from '#server/platform/realms/hosts.ts';
import { createHost } from './app.ts';
import { builtApp } from './pages/built-app.ts';
import { createHealthSite } from './pages/health-site.ts';
import { createRemoteRealm } from './front/remote-realm.ts';
import type { AppSource } from './pages/renderer.ts';
import { dist, openSite } from './site.ts';

/** HTTP handler; `env` contains the connection. */
interface Answering {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
}

/** HTTP handler with its build id, which is undefined during development and in job processes. */
type Site = Answering & { build: string | undefined };

/** What this process runs, according to its configuration. */
export interface Program {
  /**
   * Creates the HTTP handler. `source` is the application of the dev server; by default the built application is used.
   */
  open: (source: AppSource | undefined) => Promise<Site>;
  /** Realms that existed at the start, for the startup message; undefined for a remote realm server. */
  realms: readonly RealmHost[] | undefined;
  metrics: Metrics;
  /** Starts running jobs; undefined in processes without jobs. */
  startWorker?: () => Promise<Worker>;
  /** Makes /readyz report that the process is shutting down; running requests continue. Call it before `close`. */
  stopTaking: () => void;
  close: () => Promise<void>;
}

/** Maximum concurrently rendered pages of a front end, which mostly waits for the realm server. */
const PAGES = 12;

/** Opens a front end without a database that calls a remote realm server. */
function openFront(config: RealmConfig, origin: string): Program {
  let closing = false;
  const log = logTo(config, systemClock);
  const metrics = createMetrics();
  const realm = createRemoteRealm({ origin, isClosing: () => closing, log });
  const { limits, close } = openLimits(metrics, config.poolSize, { pages: PAGES });
  const stopTaking = () => {
    closing = true;
  };
  return {
    realms: undefined,
    metrics,
    open: async (source) => {
      const shown = source ?? (await builtApp(dist));
      const { fetch } = createHost({
        source: shown,
        realm: (request, env) => realm.fetch(request, env as object),
        dist,
        publicOrigin: (asked) => buildHostOrigin(asked.hostname, asked, config),
        trustProxy: config.trustProxy,
        pageCacheMegabytes: config.pageCacheMegabytes,
        drawing: limits.page,
        metrics,
        log,
      });
      return { fetch, build: shown.build };
    },
    stopTaking,
    close: async () => {
      stopTaking();
      close();
    },
  };
}

/**
 * Opens what the configuration asks for. `onFatal` is called when the process must exit.
 * @throws StartError when it cannot start
 */
export async function openProgram(
  config: RealmConfig,
  studioHost: string | undefined,
  onFatal: (error: StartError) => void,
): Promise<Program> {
  if (config.apiOrigin !== undefined) return openFront(config, config.apiOrigin);
  const realm = await openRealm(config, { onFatal });
  const { stopTaking, close } = realm;
  return {
    realms: realm.context.realms,
    metrics: realm.context.metrics,
    open: async (source) =>
      config.role === 'jobs'
        ? { fetch: createHealthSite(realm.context).fetch, build: undefined }
        : openSite(realm, { config, studioHost, source }),
    ...(config.role !== 'web' && { startWorker: () => realm.startWorker() }),
    stopTaking,
    close,
  };
}
