import { writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the list of endpoints without a session; the only part of the endpoint table that the browser's API client
 * needs.
 */
export async function writeSessionless(generated: string): Promise<void> {
  // The endpoint table is imported only when needed, because it imports the generated validators.
  const { endpoints } = await import('../../schemas/wire/endpoints.ts');
  const names = Object.entries(endpoints)
    .filter(([, { session }]) => session === 'none' || session === 'ticket')
    .map(([name]) => `  '${name}',\n`);
  writeFileSync(
    path.join(generated, 'sessionless.ts'),
    `// Generated from the endpoint table by scripts/generate. Do not edit.\n\n/** The calls that need no session. */\nexport const sessionless: ReadonlySet<string> = new Set([\n${names.join('')}]);\n`,
  );
}
