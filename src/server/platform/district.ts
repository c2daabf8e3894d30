import { defineDistrict } from './define-district.ts';
import { healthRoutes } from './health/health.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { purgeCaches } from './caches/purge-caches.ts';

/** The routes, jobs and tables of the platform district, which the application registers. */
export const platformDistrict = defineDistrict({
  handlers: {},
  routes: [healthRoutes, openApiRoutes],
  jobs: [purgeCaches],
  impersonalTables: {
    realms: 'a realm and its settings',
    realm_hosts: "a realm's host names",
  },
});
