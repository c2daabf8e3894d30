import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createGateway, type GatewayOptions } from '../../src/demo/gateway/gateway.ts';
import type { Merchant } from '../../src/demo/gateway/core/merchants.ts';

/** A webhook that the gateway sent. */
export interface ReceivedWebhook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** A merchant with the secrets of all providers. */
export const createTestMerchant = (realm: string): Merchant => ({
  realm,
  secrets: {
    'card-secret-key': `card-key-of-${realm}`,
    'card-webhook-secret': `whsec_${Buffer.from(`card webhooks of ${realm}`).toString('base64')}`,
    'stripe-secret-key': `sk_test_${realm}`,
    'stripe-webhook-secret': `whsec_${realm}`,
    'adyen-api-key': `adyen-key-of-${realm}`,
    'adyen-hmac-key': Buffer.from(`adyen webhooks of ${realm}`.padEnd(32)).toString('hex'),
    'bog-client-secret': `bog-secret-of-${realm}`,
  },
  webhookUrl: (provider) => `http://${realm}.test/events/${provider}`,
});

/** Key pair of the Bank of Georgia. */
export const bankKeys: { publicKey: string; privateKey: string } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/**
 * Starts a gateway with the merchants north and south, over HTTP. Its clock stands still until a test moves it, and
 * webhooks are kept instead of sent.
 */
export async function openTestGateway(options: Partial<GatewayOptions> = {}) {
  const clock = { time: Date.parse('2026-12-01T12:00:00Z'), now: () => clock.time };
  const webhooks: ReceivedWebhook[] = [];
  /** Statuses of the next responses to webhooks; 200 after them. */
  const webhookStatuses: number[] = [];
  const receive: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    webhooks.push({ url: request.url, headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response(null, { status: webhookStatuses.shift() ?? 200 });
  };
  const gateway = createGateway({
    merchants: [createTestMerchant('north'), createTestMerchant('south')],
    clock,
    browserOrigin: 'http://gateway.test',
    bankKey: bankKeys.privateKey,
    fetch: receive,
    retryDelaysMs: [10, 10],
    ...options,
  });
  const caller = { address: '127.0.0.1', secure: false };
  const server = serve({
    fetch: (request, env) => gateway.app.fetch(request, { ...env, caller }),
    port: 0,
    hostname: '127.0.0.1',
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    clock,
    origin,
    port,
    webhooks,
    webhookStatuses,
    bankKey: bankKeys.publicKey,
    /** Types a card into the fields of a session and returns the response. */
    enterCard: async (fieldsUrl: string, card: { number: string; expiry?: string; cvc?: string }) => {
      const response = await fetch(`${origin}${new URL(fieldsUrl).pathname}/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ expiry: '12 / 30', cvc: '123', ...card }),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
    /** Sends a command to `/_control`. */
    script: async (path: string, command: object): Promise<void> => {
      const response = await fetch(`${origin}/_control/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(command),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    /** Chooses a button of the bank's page and returns the URL to which the browser goes. */
    answerBank: async (url: string, answer: string): Promise<string | null> => {
      const response = await fetch(`${origin}${new URL(url).pathname}`, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
        redirect: 'manual',
      });
      return response.headers.get('location');
    },
    close: async () => {
      gateway.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
