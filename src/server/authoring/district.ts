import { defineDistrict } from '../platform/define-district.ts';
import { documentHandlers } from './studio/documents.routes.ts';
import { historyHandlers } from './studio/history.routes.ts';
import { kindHandlers } from './studio/kinds.routes.ts';
import { lastLoadHandlers } from './studio/last-load.routes.ts';
import { previewHandlers } from './studio/preview.routes.ts';
import { scheduleHandlers } from './studio/schedule.routes.ts';
import { publishScheduled } from './studio/publish-scheduled.job.ts';

/** The routes, jobs and tables of the authoring district, which the application registers. */
export const authoringDistrict = defineDistrict({
  handlers: {
    ...documentHandlers,
    ...historyHandlers,
    ...kindHandlers,
    ...lastLoadHandlers,
    ...previewHandlers,
    ...scheduleHandlers,
  },
  jobs: [publishScheduled],
  personalTables: {
    scheduled_publications: { belongs: { by: 'account_id' }, fate: 'anonymised' },
  },
  impersonalTables: {
    failed_loads: 'why a folder could not be loaded',
    loaded_folders: 'where definitions came from',
    loaded_files: 'where definitions came from',
    loaded_documents: 'where definitions came from',
  },
});
