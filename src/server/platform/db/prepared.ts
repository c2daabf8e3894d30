import { createHash } from 'node:crypto';
import type { CompiledQuery, DatabaseConnection } from 'kysely';

const names = new Map<string, string>();

/**
 * Derives the statement's name from its text. Instances may share connections through a pooler, and so use the same
 * names for the same text. PostgreSQL's limit is 63 bytes.
 */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * Makes a connection use prepared statements, so that frequent queries are parsed and planned once per connection
 * (PostgreSQL, PREPARE). Use it only for a small number of different statements: each text is cached here and on the
 * server.
 */
export function usePreparedStatements(connection: DatabaseConnection): DatabaseConnection {
  const run = connection.executeQuery.bind(connection);
  connection.executeQuery = <Row>(query: CompiledQuery) =>
    run<Row>(
      // BEGIN and COMMIT have no parameters and need no plan. The driver passes `sql` to `pg` unchanged, which accepts
      // an object as a named statement.
      query.parameters.length === 0
        ? query
        : { ...query, sql: { name: nameOf(query.sql), text: query.sql } as unknown as string },
    );
  return connection;
}
