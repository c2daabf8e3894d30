import { parseArgs } from 'node:util';
import { StartError } from '../../src/server/platform/start-error.ts';
import { newRealm } from './new-realm.ts';

const USAGE = 'Usage: npm run realm -- new <folder> [--id <id>] [--name <name>] [--colour <#rrggbb>]';

/** Runs `realm new`. Exit code 0, or 2 if the realm could not be created. */
export async function runNew(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { id: { type: 'string' }, name: { type: 'string' }, colour: { type: 'string' } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new StartError(USAGE);
    const { id, name } = await newRealm(folder, values);
    const next = ['check', 'load'].map((command) => `  npm run realm -- ${command} ${folder}`);
    console.log([`Made the realm ${name} (${id}) in ${folder}. Next:`, ...next].join('\n'));
    return 0;
  } catch (error) {
    const isOption = error instanceof TypeError && 'code' in error;
    console.error(error instanceof StartError ? error.message : isOption ? `${error.message}\n${USAGE}` : error);
    return 2;
  }
}
