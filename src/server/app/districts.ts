import { authoringDistrict } from '../authoring/district.ts';
import { catalogueDistrict } from '../catalogue/district.ts';
import { commerceDistrict } from '../commerce/district.ts';
import { definitionsDistrict } from '../definitions/district.ts';
import { identityDistrict } from '../identity/district.ts';
import { platformDistrict } from '../platform/district.ts';
import type { Job } from '../platform/jobs/define-job.ts';
import { createPurgeJob } from '../platform/jobs/retention.ts';
import type { PersonalTable } from '../platform/personal-table.ts';
import { siteDistrict } from '../site/district.ts';
import { viewingDistrict } from '../viewing/district.ts';

/**
 * The districts (feature areas) of the server, each of which may import only those before it (docs/ARCHITECTURE.md).
 */
const districts = [
  platformDistrict,
  definitionsDistrict,
  identityDistrict,
  commerceDistrict,
  catalogueDistrict,
  viewingDistrict,
  siteDistrict,
  authoringDistrict,
] as const;

/** Handlers of all endpoints. `app.ts` fails to compile if an endpoint has none. */
export const handlers = {
  ...platformDistrict.handlers,
  ...definitionsDistrict.handlers,
  ...identityDistrict.handlers,
  ...commerceDistrict.handlers,
  ...catalogueDistrict.handlers,
  ...viewingDistrict.handlers,
  ...siteDistrict.handlers,
  ...authoringDistrict.handlers,
};

/** HTTP routes that are not in the endpoint table. */
export const routes = districts.flatMap((district) => district.routes);

/** Retention rules: after which time the rows of each table expire. */
export const retention = districts.flatMap((district) => district.retention);

/** Deletes the expired rows of all tables. */
export const purgeExpired = createPurgeJob(retention);

/** All background jobs that workers run. */
export const allJobs: readonly Job<never>[] = [...districts.flatMap((district) => district.jobs), purgeExpired];

/** Tables with personal data of an account's holder. */
export const personalTables: Readonly<Record<string, PersonalTable>> = Object.fromEntries(
  districts.flatMap((district) => Object.entries(district.personalTables)),
);

/** All other tables, each with the reason why its rows are not personal data of an account's holder. */
export const impersonalTables: Readonly<Record<string, string>> = Object.fromEntries(
  districts.flatMap((district) => Object.entries(district.impersonalTables)),
);
