import type { Hono } from 'hono';
import type { EndpointName } from '#schemas/wire/endpoints.ts';
import type { Context } from './context.ts';
import type { Handlers } from './http/call.ts';
import type { RealmEnv } from './http/request-context.ts';
import type { Job } from './jobs/define-job.ts';
import type { RetentionRule } from './jobs/retention.ts';
import type { PersonalTable } from './personal-table.ts';

/**
 * Everything that a district (feature area) of the server registers with the application. A new endpoint, table or
 * background job is one more line in such a definition.
 */
export interface District<Names extends EndpointName = never> {
  /** Handlers of the endpoint table (`schemas/wire/endpoints.ts`). */
  handlers: Handlers<Names>;
  /** Routes outside the endpoint table: files, images, health. The first that matches answers. */
  routes: readonly ((context: Context) => Hono<RealmEnv>)[];
  jobs: readonly Job<never>[];
  /** Tables with personal data of an account's holder. */
  personalTables: Readonly<Record<string, PersonalTable>>;
  /** All other tables, each with the reason why its rows are not personal data. */
  impersonalTables: Readonly<Record<string, string>>;
  /** Retention rules: after which time the rows of each table expire. */
  retention: readonly RetentionRule[];
}

/** Defines a district. The handlers must belong to endpoints of the table. */
export const defineDistrict = <Names extends EndpointName = never>(
  district: { handlers: Handlers<Names> } & Partial<District<Names>>,
): District<Names> => ({
  routes: [],
  jobs: [],
  personalTables: {},
  impersonalTables: {},
  retention: [],
  ...district,
});
