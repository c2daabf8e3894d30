import { runCheck } from '../../src/web/check/command.ts';
import { DATABASE_USAGE, runOnDatabase } from '../../src/server/app/command.ts';
import { LANGUAGE_USAGE, runLanguage } from '../../src/server/authoring/languages/language-command.ts';
import { buildIfStale } from '../build.ts';
import { runNew } from './new-command.ts';
import { runSynth, SYNTH_USAGE } from './synth/synth-command.ts';

const USAGE = `Usage:
  npm run realm -- new <folder> [--name <name>]     Makes a small realm to start from.
  npm run realm -- check <folder> [--json]          Says what is wrong in a realm’s folder; changes nothing.
${LANGUAGE_USAGE}
${DATABASE_USAGE}
${SYNTH_USAGE}`;

/**
 * Runs a command on realms: `new` and `language` write files, `synth` and `check` need the server and the build, and
 * the others need the database.
 */
export async function run([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === '' || name === 'help' || name === '--help') {
    console.log(USAGE);
    return name === '' ? 1 : 0;
  }
  if (name === 'new') return runNew(args);
  if (name === 'language') return runLanguage(args);
  if (name === 'synth') return runSynth(args);
  if (name !== 'check') return runOnDatabase([name, ...args]);
  if (await buildIfStale()) console.error('Built the application.');
  return runCheck(args);
}
