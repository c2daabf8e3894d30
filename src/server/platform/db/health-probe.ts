import pg from 'pg';

/** Class of SQLSTATE for insufficient resources, too many connections among them (PostgreSQL, appendix A). */
const NO_ROOM = '53';

/** Asks a database whether it is there. */
export interface HealthProbe {
  /** @throws what went wrong, at the latest after so many milliseconds */
  ask: (milliseconds: number) => Promise<void>;
  stop: () => void;
}

/** A pulse over a connection of its own, so that neither a full pool nor a slow query is taken for a database that hangs. */
export function createPulse(url: string): HealthProbe {
  let open: pg.Client | undefined;
  const drop = () => {
    // Nobody is asked to end it, who would not answer.
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
        // One that has no room for another connection is there.
        if (!(error instanceof pg.DatabaseError && error.code?.startsWith(NO_ROOM))) throw error;
      }
    },
  };
}
