import { defineDistrict } from './define-district.ts';
import { healthRoutes } from './health/health.routes.ts';
import { openApiRoutes } from './openapi/openapi.routes.ts';
import { purgeCaches } from './caches/purge-caches.ts';

/** What the district registers with the application. */
export const platformDistrict = defineDistrict({
  handlers: {},
  routes: [healthRoutes, openApiRoutes],
  jobs: [purgeCaches],
  impersonalTables: {
    realms: 'a realm and its settings',
    realm_hosts: "a realm's host names",
  },
});
