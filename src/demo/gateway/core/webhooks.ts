import type { ProviderName } from './merchants.ts';
import type { Deliveries, DeliveryOptions, Event } from './deliveries.ts';
import type { Script } from './script.ts';

/** How the content of a provider's events can be changed to something that the merchant does not know. */
export type EventChange = 'unknown-type' | 'unknown-object';
export type ChangeEvent = (body: Readonly<Record<string, unknown>>, change: EventChange) => object;

/** Sends the events of providers, bent by the scripts of tests. */
export interface Webhooks {
  send: (event: Event) => void;
  /** Sets how the events of providers are changed. */
  setChanges: (findChange: (provider: ProviderName) => ChangeEvent | undefined) => void;
}

/** Creates the sender of events. */
export function createWebhooks(deliveries: Deliveries, script: Script): Webhooks {
  let findChange: (provider: ProviderName) => ChangeEvent | undefined = () => undefined;
  /** Events that wait to be sent in reverse order. */
  const held: Event[] = [];

  const change = (event: Event, run: (body: Record<string, unknown>) => object): Event => ({
    ...event,
    // A provider has written this text.
    body: JSON.stringify(run(JSON.parse(event.body) as Record<string, unknown>)),
  });
  const send = (event: Event, options?: DeliveryOptions) => deliveries.send(event, options);

  return {
    setChanges: (find) => {
      findChange = find;
    },
    send: (event) => {
      const policy = script.takeWebhookPolicy(event.provider);
      switch (policy?.kind) {
        case undefined:
          return send(event);
        case 'drop':
          return;
        case 'late':
          return send(event, { delayMs: policy.delayMs });
        case 'repeat':
          for (let time = 0; time < policy.times; time += 1) send(event, { delayMs: 0 });
          return;
        case 'reverse':
          held.push(event);
          if (policy.count > 1) return;
          // Deliveries run side by side, so the order needs distances.
          held
            .splice(0)
            .reverse()
            .forEach((item, index) => send(item, { delayMs: 50 + index * 100 }));
          return;
        case 'wrong-signature':
          return send(event, { isSignatureBroken: true });
        case 'other-key':
          return send(event, { secret: policy.secret });
        case 'huge-body':
          return send(change(event, (body) => ({ ...body, padding: 'x'.repeat(policy.bytes) })));
        case 'unknown-type':
        case 'unknown-object': {
          const { kind } = policy;
          return send(change(event, (body) => findChange(event.provider)?.(body, kind) ?? body));
        }
      }
    },
  };
}
