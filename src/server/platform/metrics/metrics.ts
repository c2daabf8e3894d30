import { setTimeout as wait } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Histogram buckets in seconds, from the duration of a cache hit to one at which viewers leave. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Timeout in milliseconds of a gauge that is read from another program, such as the queue depth from the database. */
const SCRAPE_MS = 2000;

/** Outcome of a measured operation, used as a metric label. */
export type Outcome = 'ok' | 'failed';

/**
 * Metrics for operators. Labels have small fixed sets of values (route patterns, status classes, job names, error
 * codes); realms, addresses and accounts appear in the log only.
 */
export interface Metrics {
  registry: Registry;
  requests: Counter<'route' | 'method' | 'status' | 'caller'>;
  requestDuration: Histogram<'route' | 'caller'>;
  problems: Counter<'code'>;
  diagnostics: Counter;
  pageRender: Histogram<'outcome'>;
  pages: Counter<'outcome'>;
  refused: Counter<'kind'>;
  queryDuration: Histogram<'outcome'>;
  transactionDuration: Histogram<'outcome'>;
  circuitOpened: Counter;
  jobs: Counter<'job' | 'outcome'>;
  jobDuration: Histogram<'job'>;
  pictures: Counter<'outcome'>;
  pictureRender: Histogram;
  pictureEnds: Counter<'reason'>;
  outbound: Counter<'service' | 'outcome'>;
  paymentReports: Counter<'provider' | 'outcome'>;
  /**
   * Registers a gauge that is read at each scrape. One that fails or takes too long is left out of that scrape and
   * counted.
   */
  gauge: <Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    read: () => Promise<readonly GaugeValue<Label>[]>,
  ) => void;
}

interface GaugeValue<Label extends string> {
  labels: Record<Label, string>;
  value: number;
}

/** Creates the metrics of one process. They are collected even if nothing scrapes them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `playbill_${name}`, help, labelNames, registers });
  const unread = counter('gauges_unread_total', 'Times that a number could not be had for a scrape', ['gauge']);
  const histogram = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name: `playbill_${name}`, help, labelNames, buckets, registers });
  return {
    registry,
    requests: counter('http_requests_total', 'Requests answered', ['route', 'method', 'status', 'caller']),
    requestDuration: histogram('http_request_duration_seconds', 'Until a request’s answer begins', ['route', 'caller']),
    problems: counter('problems_total', 'Requests that were refused or failed', ['code']),
    diagnostics: counter('diagnostics_total', 'Stored content that was not as it has to be, each once', []),
    pageRender: histogram('page_render_duration_seconds', 'Pages drawn on the server, data included', ['outcome']),
    pages: counter(
      'pages_total',
      'Guests’ pages: kept in memory, drawn, the last one for want of a newer, or not to be kept',
      ['outcome'],
    ),
    refused: counter('refused_total', 'Pieces of work for which there was no room soon', ['kind']),
    queryDuration: histogram('database_query_duration_seconds', 'Queries', ['outcome']),
    transactionDuration: histogram('database_transaction_duration_seconds', 'Transactions, waiting included', [
      'outcome',
    ]),
    circuitOpened: counter('database_circuit_opened_total', 'Times that the database was given up for a while', []),
    jobs: counter('jobs_total', 'Jobs that this process did', ['job', 'outcome']),
    jobDuration: histogram('job_duration_seconds', 'Jobs that this process did', ['job']),
    pictures: counter(
      'pictures_total',
      'Pictures asked for: found, rendered, waited for, another width instead, refused, or abandoned',
      ['outcome'],
    ),
    pictureRender: histogram('picture_render_duration_seconds', 'Pictures rendered', []),
    pictureEnds: counter('picture_renders_ended_total', 'Pictures given up: too long, too much memory, or ended', [
      'reason',
    ]),
    outbound: counter('outbound_requests_total', 'Requests to other services', ['service', 'outcome']),
    paymentReports: counter('payment_reports_total', 'Reports of payment providers, by what they changed', [
      'provider',
      'outcome',
    ]),
    gauge: (name, help, labelNames, read) => {
      const gauge: Gauge<(typeof labelNames)[number]> = new Gauge({
        name: `playbill_${name}`,
        help,
        labelNames,
        registers,
        collect: async () => {
          gauge.reset();
          const found = await Promise.race([read().catch(() => undefined), wait(SCRAPE_MS, undefined, { ref: false })]);
          if (found) return found.forEach(({ labels, value }) => gauge.set(labels, value));
          unread.inc({ gauge: name });
          // The gauge could not be read. It is removed, because a gauge without labels would otherwise be exported as
          // 0.
          gauge.remove({});
        },
      });
    },
  };
}

/** Measures the duration of work, whether it succeeds or fails. */
export async function measureDuration<T>(histogram: Histogram<'outcome'>, work: () => Promise<T>): Promise<T> {
  const end = histogram.startTimer();
  let outcome: Outcome = 'failed';
  try {
    const result = await work();
    outcome = 'ok';
    return result;
  } finally {
    end({ outcome });
  }
}
