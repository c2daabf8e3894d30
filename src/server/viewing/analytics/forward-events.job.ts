import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AnalyticsEvent } from '#schemas/wire/viewing/analytics.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { defineJob, type Job, type JobContext } from '../../platform/jobs/define-job.ts';
import type { RealmRecord } from '../../platform/realms/realms.store.ts';

const Batch = z.strictObject({ id: z.uuid(), events: z.array(AnalyticsEvent).min(1) });

/** Signature of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 with a base64 key after `whsec_`. */
const sign = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`;

/** Posts a signed batch of events to the realm's webhook. Fails, and is retried, unless the response is 2xx. */
export const forwardEvents: Job<z.infer<typeof Batch>> = defineJob({
  name: 'forward-events',
  payload: Batch,
  run: async ({ clock, outbound, secrets }, { id: realm, settings }, { id, events }) => {
    const webhook = settings.analytics?.webhook;
    // The realm was reloaded without a webhook.
    if (!webhook) return;
    const body = JSON.stringify({ realm, events });
    const seconds = Math.floor(clock.now() / 1000);
    const { status } = await outbound.call({
      method: 'POST',
      url: webhook.url,
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': sign(await secrets(realm, webhook.secret), id, seconds, body),
      },
      body,
      idempotencyKey: id,
    });
    if (status < 200 || status > 299) throw new Error(`The realm’s webhook answered ${status}`);
  },
});

/** Enqueues events for the realm's webhook, in the transaction that stores them. */
export async function enqueueEvents(
  { jobs }: Pick<JobContext, 'jobs'>,
  tx: Tx,
  { id: realm, settings }: RealmRecord,
  events: AnalyticsEvent[],
): Promise<void> {
  if (settings.analytics?.webhook && events.length > 0)
    await jobs.enqueue(tx, forwardEvents, realm, { id: randomUUID(), events });
}
