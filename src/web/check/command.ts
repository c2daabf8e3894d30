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

/** Exit code after an interrupt: 128 plus the signal's number. */
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

/** Reads the settings that a check depends on: the film folder and the other realms. */
function environment() {
  const { PLAYBILL_MEDIA, PLAYBILL_REALMS, STUDIO_HOST } = process.env;
  return configFrom({ PLAYBILL_MEDIA, PLAYBILL_REALMS, STUDIO_HOST }, process.cwd());
}

/**
 * Runs `realm check`; requires a built application. Returns the exit code: 0 without errors, 1 with errors, 2 when the
 * check could not run.
 */
export async function runCheck(args: readonly string[]): Promise<number> {
  // This variable must be set before the application imports React, which reads it then.
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
