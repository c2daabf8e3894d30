import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { demoMediaFolder } from '#server/platform/seed.ts';
import { freePort } from './free-port.ts';
import { startHost } from './host-process.ts';
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts';

const root = path.join(import.meta.dirname, '../..');

/** Playbill in production mode behind a TLS proxy. */
export interface Production {
  /** Address of a path at a host name. */
  at: (name: string, path?: string) => string;
  /** Sends a request without a browser. */
  ask: TlsProxy['ask'];
  stop: () => Promise<void>;
}

/** Starts the realm apex without demo accounts in production behind nginx, and creates an editor. */
export async function startProduction(editor: { email: string; password: string }): Promise<Production> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-production-'));
  // The PostgreSQL user needs access; otherwise the database would be created elsewhere and not be deleted.
  chmodSync(folder, 0o755);
  const realm = path.join(folder, 'apex');
  cpSync(path.join(root, 'fixtures/realms/apex'), realm, {
    recursive: true,
    filter: (file) => path.basename(file) !== 'demo',
  });
  // Looped films are packaged by the demo's program, which does not run in production.
  const media = path.join(realm, 'media.json');
  writeFileSync(media, readFileSync(media, 'utf8').replaceAll('"repeats": true', '"repeats": false'));
  const publicPort = await freePort();
  const settings = {
    PLAYBILL_PUBLIC_PORT: String(publicPort),
    PLAYBILL_PRODUCTION: '1',
    PLAYBILL_DATABASE: 'embedded',
    PLAYBILL_SECRET: 'a text of the journeys that is long enough for it',
    PLAYBILL_TRUST_PROXY: '1',
    PLAYBILL_DATA: path.join(folder, 'data'),
    PLAYBILL_REALMS: realm,
    PLAYBILL_MEDIA: demoMediaFolder,
    STUDIO_HOST: 'studio.localhost',
  };
  const remove = () => rm(folder, { recursive: true, force: true });
  const host = await startHost(settings).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  const stopHost = async () => {
    await host.stop();
    await remove();
  };
  try {
    const made = spawnSync(process.execPath, ['src/server/app/command.ts', 'editor', 'apex', editor.email], {
      cwd: root,
      encoding: 'utf8',
      input: `${editor.password}\n`,
      env: { PATH: process.env['PATH'], ...settings },
    });
    if (made.status !== 0) throw new Error(`No editor was made: ${made.stdout}${made.stderr}`);
    const proxy = await startTlsProxy(host.port, ['apex.localhost', 'studio.localhost'], { at: publicPort });
    return {
      at: (name, pathname = '/') => `https://${name}.localhost:${proxy.port}${pathname}`,
      ask: proxy.ask,
      stop: async () => {
        await proxy.stop();
        await stopHost();
      },
    };
  } catch (error) {
    await stopHost();
    throw error;
  }
}
