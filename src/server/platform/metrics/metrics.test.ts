import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('the metrics response omits a gauge whose value cannot be read, and counts the failure', async () => {
  const metrics = createMetrics();
  metrics.gauge('queue', 'Waiting', [], () => Promise.reject(new Error('away')));
  metrics.gauge('work', 'Under way', [], async () => [{ labels: {}, value: 3 }]);
  await metrics.registry.metrics();
  const text = await metrics.registry.metrics();
  expect(text).toContain('\nplaybill_work 3\n');
  expect(text).not.toContain('\nplaybill_queue ');
  expect(text).toMatch(/\nplaybill_gauges_unread_total\{gauge="queue"\} [12]\n/);
});
