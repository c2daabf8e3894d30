import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { listen } from './listen.ts';

interface MetricsServerOptions {
  port: number;
  host: string;
  /** Build id of the application; undefined during development and in job processes. */
  build: string | undefined;
}

/**
 * Serves `/metrics` on a separate port, so that it is never public; access is restricted by a firewall. Also registers
 * the process metrics (memory, CPU, event loop).
 */
export async function openMetrics(
  { registry }: Metrics,
  { port, host, build }: MetricsServerOptions,
): Promise<{ port: number; close: () => void }> {
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'playbill_build_info',
    help: 'Always 1: what runs here',
    labelNames: ['version', 'build', 'node'],
    registers: [registry],
  }).set({ version: packageJson.version, build: build ?? 'none', node: process.version }, 1);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  return { port: await listen(server, port, host, 'PLAYBILL_METRICS_PORT'), close: () => server.close() };
}
