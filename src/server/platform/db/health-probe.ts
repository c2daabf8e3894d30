import pg from 'pg';

/** SQLSTATE class of insufficient resources, including too_many_connections (PostgreSQL, appendix A). */
const NO_ROOM = '53';

/** Health probe of a database. */
export interface HealthProbe {
  /**
   * Queries the database.
   * @throws the error, at the latest after the timeout in milliseconds
   */
  ask: (milliseconds: number) => Promise<void>;
  stop: () => void;
}

/**
 * Creates a health probe with a connection of its own, so that a full pool or a slow query does not look like a hanging
 * database.
 */
export function createHealthProbe(url: string): HealthProbe {
  let open: pg.Client | undefined;
  const drop = () => {
    // Destroys the socket, because an orderly close would wait for a hanging server.
    open?.connection.stream.destroy();
    open = undefined;
  };
  return {
    stop: drop,
    ask: async (milliseconds) => {
      try {
        if (!open) {
          open = new pg.Client({
            connectionString: url,
            application_name: 'playbill pulse',
            connectionTimeoutMillis: milliseconds,
            query_timeout: milliseconds,
          });
          open.on('error', drop);
          await open.connect();
        }
        await open.query('select 1');
      } catch (error) {
        drop();
        // If a server rejects connections for lack of resources, it is alive, so the probe succeeds.
        if (!(error instanceof pg.DatabaseError && error.code?.startsWith(NO_ROOM))) throw error;
      }
    },
  };
}
