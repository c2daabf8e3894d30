import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { buildName } from '../src/web/pages/build-name.ts';

/** Number of earlier builds to keep. */
const KEPT = 3;

/**
 * Moves the current build's assets aside before a new build, because open pages may still load code from them. The
 * server also serves the assets of earlier builds; the oldest builds are deleted.
 * @param dist folder of the build
 */
export function keepBuild(dist: string): void {
  const assets = path.join(dist, 'client/assets');
  const manifest = path.join(dist, 'client/.vite/manifest.json');
  if (!existsSync(assets) || !existsSync(manifest)) return;
  const kept = path.join(dist, 'before', buildName(readFileSync(manifest, 'utf8')));
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  renameSync(assets, path.join(kept, 'assets'));
  const now = new Date();
  utimesSync(kept, now, now);
  const newestFirst = globSync('before/*', { cwd: dist })
    .map((folder) => path.join(dist, folder))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(KEPT)) rmSync(old, { recursive: true });
}
