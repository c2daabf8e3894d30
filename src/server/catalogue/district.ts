import { defineDistrict } from '../platform/define-district.ts';
import { ofAccount } from '../platform/personal-table.ts';
import { seriesHandlers } from './collections/series.routes.ts';
import { playlistHandlers } from './collections/playlist.routes.ts';
import { searchHandlers } from './search/search.routes.ts';
import { gridHandlers } from './grid/grid.routes.ts';
import { dayHandlers } from './days/days.routes.ts';
import { eventHandlers } from './events/events.routes.ts';
import { reminderHandlers } from './events/reminders.routes.ts';
import { liveHandlers } from './live/live.routes.ts';
import { newsHandlers } from './news/news.routes.ts';
import { fighterHandlers } from './fighters/fighters.routes.ts';
import { guideHandlers } from './guide/guide.routes.ts';
import { guideImportHandlers } from './guide-import/guide-import.routes.ts';
import { calendarRoutes } from './events/calendar.routes.ts';
import { remind } from './events/remind.job.ts';

/** The routes, jobs and tables of the catalogue district, which the application registers. */
export const catalogueDistrict = defineDistrict({
  handlers: {
    ...seriesHandlers,
    ...playlistHandlers,
    ...searchHandlers,
    ...gridHandlers,
    ...dayHandlers,
    ...eventHandlers,
    ...reminderHandlers,
    ...liveHandlers,
    ...newsHandlers,
    ...fighterHandlers,
    ...guideHandlers,
    ...guideImportHandlers,
  },
  routes: [calendarRoutes],
  jobs: [remind],
  personalTables: {
    reminders: ofAccount,
  },
  impersonalTables: {
    contents: 'titles',
    playlist_items: 'titles',
    search_texts: 'search index',
    search_words: 'search index',
    fighters: 'titles',
    news_items: 'titles',
    guide_channels: 'the programme guide',
    programmes: 'the programme guide',
    airings: 'the programme guide',
    row_sources: 'where rows get their titles from',
  },
});
