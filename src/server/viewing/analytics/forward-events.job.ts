import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import * as z from 'zod';
import { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { defineJob, type Job } from '../../platform/jobs/define-job.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

const Batch = z.strictObject({ id: z.uuid(), events: z.array(AnalyticsEvent).min(1) });

/**
 * Posts a batch of events, signed by Standard Webhooks, to the realm's webhook. Fails, and is retried, unless the response
 * is 2xx.
 */
export const forwardEvents: Job<z.infer<typeof Batch>> = defineJob({
  name: 'forward-events',
  payload: Batch,
  run: async ({ clock, outbound, secrets, realm: { id: realm, settings } }, { id, events }) => {
    const webhook = settings.analytics?.webhook;
    // The realm has no webhook any more, because it was reloaded without one.
    if (!webhook) return;
    const body = JSON.stringify({ realm, events });
    const now = new Date(clock.now());
    const signer = new Webhook(await secrets(realm, webhook.secret));
    const { ok, status } = await outbound.createFetch('analytics-webhook')(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signer.sign(id, now, body),
      },
      body,
    });
    if (!ok) throw new Error(`The realm’s webhook answered ${status}`);
  },
});

/** Enqueues events for the realm's webhook, in the transaction that stores them. */
export async function enqueueEvents(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  { id: realm, settings }: RealmRecord,
  events: AnalyticsEvent[],
): Promise<void> {
  if (settings.analytics?.webhook && events.length > 0)
    await jobs.enqueue(tx, forwardEvents, realm, { id: randomUUID(), events });
}
