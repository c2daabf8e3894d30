import { defineDistrict } from '../platform/define-district.ts';
import { initHandlers } from './settings/init.routes.ts';
import { settingsHandlers } from './settings/settings.routes.ts';
import { menuHandlers } from './menus/menus.routes.ts';
import { pageHandlers } from './pages/pages.routes.ts';
import { sectionHandlers } from './pages/section.routes.ts';
import { sitemapRoutes } from './sitemap/sitemap.routes.ts';
import { imageRoutes } from './images/images.routes.ts';
import { fileRoutes } from './files/files.routes.ts';
import { mediaRoutes } from './files/media.routes.ts';

/** The routes, jobs and tables of the site district, which the application registers. */
export const siteDistrict = defineDistrict({
  handlers: {
    ...initHandlers,
    ...settingsHandlers,
    ...menuHandlers,
    ...pageHandlers,
    ...sectionHandlers,
  },
  routes: [sitemapRoutes, imageRoutes, fileRoutes, mediaRoutes],
  impersonalTables: {
    switched_off_kinds: 'element kinds that a realm disabled; the name of the editor is removed with the account',
  },
});
