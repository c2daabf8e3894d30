import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { assetRoutes } from '../src/web/pages/assets.ts';
import { keepBuild } from './keep-build.ts';

afterEach(() => void vi.useRealTimers());

test('the server still serves the assets of the last three builds @page-11 @srv-03', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const dist = mkdtempSync(path.join(os.tmpdir(), 'playbill-dist-'));
  const build = (file: string) => {
    keepBuild(dist);
    rmSync(path.join(dist, 'client'), { recursive: true, force: true });
    mkdirSync(path.join(dist, 'client/assets'), { recursive: true });
    mkdirSync(path.join(dist, 'client/.vite'));
    writeFileSync(path.join(dist, 'client/assets', file), file);
    writeFileSync(path.join(dist, 'client/.vite/manifest.json'), JSON.stringify({ file }));
  };
  try {
    for (const [index, file] of ['a.js', 'b.js', 'c.js', 'd.js', 'e.js'].entries()) {
      vi.setSystemTime(index * 60_000);
      build(file);
    }
    const app = assetRoutes(path.join(dist, 'client'), dist);
    const answer = async (file: string) => (await app.request(`/assets/${file}`)).status;
    const asked = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'nowhere.js'];
    expect(await Promise.all(asked.map(answer))).toEqual([404, 200, 200, 200, 200, 404]);
    const { headers } = await app.request('/assets/d.js');
    expect(headers.get('cache-control')).toContain('immutable');
  } finally {
    rmSync(dist, { recursive: true });
  }
});
