import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the names of the calls that need no session: all of the endpoint table that the browser's client has to know. */
export async function writeSessionless(generated: string): Promise<void> {
  // Not before the validators that the table is made of are there.
  const { endpoints } = await import('../../schemas/wire/endpoints.ts');
  const names = Object.entries(endpoints)
    .filter(([, { session }]) => session === 'none' || session === 'ticket')
    .map(([name]) => `  '${name}',\n`);
  writeFileSync(
    path.join(generated, 'sessionless.ts'),
    `// Generated from the endpoint table by scripts/generate. Do not edit.\n\n/** The calls that need no session. */\nexport const sessionless: ReadonlySet<string> = new Set([\n${names.join('')}]);\n`,
  );
}
