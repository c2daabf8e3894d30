import path from 'node:path';
import { parseArgs } from 'node:util';
import { configFrom } from '#server/platform/env.ts';
import { takenHosts } from '#server/authoring/folder/taken-hosts.ts';
import { StartError } from '#server/platform/start-error.ts';
import { builtApp } from '../pages/built-app.ts';
import { checkRealm } from './check-realm.ts';
import { reportJson, reportText } from './report.ts';

const USAGE = 'Usage: npm run realm -- check <folder> [--json]';
const dist = path.join(import.meta.dirname, '../../../dist');

/** What a program ends with when it was interrupted (128 and the signal's number). */
const INTERRUPTED = 130;

function parse(args: readonly string[]): { folder: string; json: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new StartError(USAGE);
    return { folder, json: values.json };
  } catch (error) {
    throw new StartError(error instanceof Error && error.message !== USAGE ? `${error.message}\n${USAGE}` : USAGE);
  }
}

/** What of the environment a folder is checked beside: where films are, and the other realms. */
function environment() {
  const { PLAYBILL_MEDIA, PLAYBILL_REALMS, STUDIO_HOST } = process.env;
  return configFrom({ PLAYBILL_MEDIA, PLAYBILL_REALMS, STUDIO_HOST }, process.cwd());
}

/** Runs `realm check`; the application must have been built. 0 without errors, 1 with, 2 when it could not be run at all. */
export async function runCheck(args: readonly string[]): Promise<number> {
  // Before React is imported by the application.
  process.env['NODE_ENV'] = 'production';
  let close: (() => Promise<void>) | undefined;
  process.once('SIGINT', () => void (close?.() ?? Promise.resolve()).finally(() => process.exit(INTERRUPTED)));
  try {
    const { folder, json } = parse(args);
    const started = performance.now();
    const config = environment();
    const report = await checkRealm(folder, {
      source: await builtApp(dist),
      dist,
      mediaFolder: config.mediaFolder,
      takenHosts: await takenHosts(folder, config),
      onOpen: (closing) => {
        close = closing;
      },
    });
    const colours = process.stdout.isTTY && !process.env['NO_COLOR'];
    console.log(json ? reportJson(report) : reportText(report, (performance.now() - started) / 1000, colours));
    return report.errors > 0 ? 1 : 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 2;
  }
}
