import { createHash } from 'node:crypto';
import type { CompiledQuery, DatabaseConnection } from 'kysely';

const names = new Map<string, string>();

/** A name that is the text's own: instances that share a server's connections mean the same by it. PostgreSQL takes 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/**
 * Has a connection keep the plans of its statements (prepared statements; PostgreSQL, PREPARE): what is asked with every call is read
 * and planned once for each connection. Only for statements of which there are few: each text is kept, here and by the server.
 */
export function keepPlans(connection: DatabaseConnection): DatabaseConnection {
  const run = connection.executeQuery.bind(connection);
  connection.executeQuery = <Row>(query: CompiledQuery) =>
    run<Row>(
      // What begins and ends transactions has no parameters, and no plan. The driver hands the text on as it is, and `pg` takes this for one with a name.
      query.parameters.length === 0
        ? query
        : { ...query, sql: { name: nameOf(query.sql), text: query.sql } as unknown as string },
    );
  return connection;
}
