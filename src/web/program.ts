import type { RealmConfig } from '#server/platform/env.ts';
import type { Worker } from '#server/platform/jobs/worker.ts';
import { openLimits } from '#server/platform/limits/open-limits.ts';
import { createMetrics, type Metrics } from '#server/platform/metrics/metrics.ts';
import { logTo, openRealm } from '#server/app/open.ts';
import { originOfHost } from '#server/platform/http/site-origin.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { StartError } from '#server/platform/start-error.ts';
import type { RealmHost } from '#server/platform/realms/hosts.ts';
import { createHost } from './app.ts';
import { builtApp } from './pages/built-app.ts';
import { createHealthSite } from './pages/health-site.ts';
import { createRemoteRealm } from './front/remote-realm.ts';
import type { AppSource } from './pages/renderer.ts';
import { dist, openSite } from './site.ts';

/** Answers requests; `env` carries the connection. */
interface Answering {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
}

/** All that people see; its build is absent while developing and where nothing but health is shown. */
type Site = Answering & { build: string | undefined };

/** What this process is, by its configuration. */
export interface Program {
  /** All that it answers; `source` is the application in development, the built one if not told. */
  open: (source: AppSource | undefined) => Promise<Site>;
  /** The realms that there were at the start, for the one who started the program; undefined where they are elsewhere. */
  realms: readonly RealmHost[] | undefined;
  /** What an operator may see of it. */
  metrics: Metrics;
  /** Begins to do jobs; absent where this process does none. */
  startWorker?: () => Promise<Worker>;
  /** Says at /readyz that no more requests should come; those under way go on. Before `close`. */
  stopTaking: () => void;
  close: () => Promise<void>;
}

/** Pages that a front end draws at once: most of the time they wait for the realm server. */
const PAGES = 12;

/** The front end alone: it opens no database and asks a realm server elsewhere. */
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
        publicOrigin: (asked) => originOfHost(asked.hostname, asked, config),
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

/** Opens what the configuration asks for; `onFatal` is told when it cannot go on. Rejects with a `StartError`. */
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
