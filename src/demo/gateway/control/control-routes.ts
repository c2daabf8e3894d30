import { Hono } from 'hono';
import * as z from 'zod';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { requireLoopback } from '../../loopback.ts';
import { PROVIDER_NAMES, type ProviderName } from '../core/merchants.ts';
import type { GatewayContext, GatewayProvider } from '../core/provider.ts';
import { Fault, RefundScript, WebhookPolicy } from '../core/script.ts';
import type { Ledger } from './api-faults.ts';

const Clock = z.strictObject({ offsetMs: z.int().min(-1e12).max(1e12) });
const Dispute = z.strictObject({
  provider: z.enum(PROVIDER_NAMES),
  /** The provider's id of the payment. */
  payment: z.string(),
  status: z.enum(['open', 'won', 'lost']),
});

interface ControlDependencies {
  context: GatewayContext;
  ledger: Ledger;
  providers: Partial<Record<ProviderName, GatewayProvider>>;
  /** Runs what is due, at once instead of within a second. */
  runDueTasks: () => void;
}

/**
 * Creates `/_control`, by which tests and demonstrations script the gateway. Callers on this machine only; `POST` needs
 * `Content-Type: application/json`, which a page of another site cannot send. Responses are 204, or 400 with the
 * mistakes.
 *
 * | call | body |
 * |---|---|
 * | `POST /_control/faults` | `{provider, kind: close-before, close-after, delay or status, …}`: the next calls |
 * | `POST /_control/webhooks` | `{provider, kind: late, repeat, reverse, drop, wrong-signature, …}`: the next webhooks |
 * | `POST /_control/refunds` | `{provider, outcome, delayMs}`: the next refunds |
 * | `POST /_control/disputes` | `{provider, payment, status: open, won or lost}` |
 * | `POST /_control/clock` | `{offsetMs}`: difference to the machine's clock; due tasks run at once |
 * | `GET /_control/requests` | response: `{requests}`, the last 1000 calls of all providers without card numbers |
 * | `DELETE /_control` | ends all scripts and empties the list of requests |
 *
 * `core/script.ts` has all properties.
 */
export function createControlRoutes({ context, ledger, providers, runDueTasks }: ControlDependencies): Hono<RealmEnv> {
  const { script } = context;
  const app = new Hono<RealmEnv>().basePath('/_control');
  app.use(requireLoopback('The gateway is scripted from the machine itself.'));

  const addCommand = <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    run: (command: z.output<Schema>) => void,
  ) => {
    app.post(path, async (http) => {
      if (!http.req.header('content-type')?.startsWith('application/json'))
        return http.json({ mistakes: ['Content-Type must be application/json'] }, 415);
      const parsed = schema.safeParse(await http.req.json().catch(() => undefined));
      if (!parsed.success)
        return http.json(
          { mistakes: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) },
          400,
        );
      run(parsed.data);
      return http.body(null, 204);
    });
  };
  addCommand('/faults', Fault, script.addFault);
  addCommand('/webhooks', WebhookPolicy, script.addWebhookPolicy);
  addCommand('/refunds', RefundScript, script.addRefundScript);
  addCommand('/disputes', Dispute, ({ provider, payment, status }) => {
    if (status === 'open') providers[provider]?.openDispute(payment);
    else providers[provider]?.closeDispute(payment, status);
  });
  addCommand('/clock', Clock, ({ offsetMs }) => {
    script.clockOffsetMs = offsetMs;
    runDueTasks();
  });
  app.get('/requests', (http) => http.json({ requests: ledger.list() }));
  app.delete('/', (http) => {
    script.reset();
    ledger.clear();
    return http.body(null, 204);
  });
  return app;
}
