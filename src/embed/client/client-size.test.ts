import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

test('the embed client for host pages is a single file below 3 kB without imports @brg-01', async () => {
  const bundle = await rolldown({ input: path.join(import.meta.dirname, 'client.ts'), logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  expect(output).toHaveLength(1);
  expect(output[0].imports).toEqual([]);
  expect(output[0].exports).toEqual(['connect']);
  expect(gzipSync(output[0].code).length).toBeLessThan(3000);
});
