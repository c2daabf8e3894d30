import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/database.ts';

const source = readFileSync(path.join(import.meta.dirname, 'row-types.ts'), 'utf8');

/** Members of a generated interface by name, with the text of their types. */
function membersOf(name: string): Map<string, string> {
  const [, body = ''] = new RegExp(`export interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(source) ?? [];
  return new Map(
    [...body.matchAll(/^ {2}(\w+): ([\s\S]*?);$/gm)].map(([, member = '', type = '']) => [member, type] as const),
  );
}

test('the generated row types match the migrated database: npm run generate:rows is up to date', async () => {
  const database = await createTestDatabase();
  try {
    const columns = await database.query<{ table: string; column: string; isNullable: boolean; hasDefault: boolean }>(`
      select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as "isNullable",
        c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
      from information_schema.columns c where c.table_schema = 'public' order by 1, 2`);
    const tables = membersOf('DB');
    expect([...tables.keys()].sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
    const generated = [...tables].flatMap(([table, name]) =>
      [...membersOf(name)].map(([column, type]) => ({
        table,
        column,
        isNullable: type.replace(/^Generated<(.*)>$/, '$1').endsWith('| null'),
        hasDefault: type.startsWith('Generated<'),
      })),
    );
    const key = ({ table, column }: { table: string; column: string }) => `${table} ${column}`;
    const sorted = (list: typeof columns) => list.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
    expect(sorted(generated)).toEqual(sorted(columns));
  } finally {
    await database.drop();
  }
});
