import { defineDistrict } from '../platform/define-district.ts';
import { labelHandlers } from './labels/labels.routes.ts';
import { countryHandlers } from './countries/countries.routes.ts';
import { ownFormHandlers } from './forms/own-forms.routes.ts';
import { textHandlers } from './texts/texts.routes.ts';
import { translationHandlers } from './translations/translations.routes.ts';

/** The routes, jobs and tables of the definitions district, which the application registers. */
export const definitionsDistrict = defineDistrict({
  handlers: {
    ...labelHandlers,
    ...countryHandlers,
    ...ownFormHandlers,
    ...textHandlers,
    ...translationHandlers,
  },
  personalTables: {
    revisions: {
      belongs: { by: 'account_id' },
      omitted: { source: 'a definition of the realm, which says nothing about its author' },
      fate: 'anonymised',
    },
  },
  impersonalTables: {
    definitions: 'published documents',
    assets: "files of a realm's folder",
  },
});
