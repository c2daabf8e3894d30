import { defineDistrict } from '../platform/define-district.ts';
import { ofAccount, SERVER_SECRET } from '../platform/personal-table.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/occurrence.ts';
import { ROOM_TIMEOUT_MS } from './watch-together/rooms.store.ts';
import { detailsHandlers } from './playback/details.routes.ts';
import { manifestHandlers } from './playback/manifest.routes.ts';
import { playerHandlers } from './playback/player.routes.ts';
import { playbackSessionHandlers } from './playback-sessions/playback-sessions.routes.ts';
import { multiViewHandlers } from './playback-sessions/multi-view.routes.ts';
import { drmLicenceHandlers } from './playback/drm-licence.routes.ts';
import { watchTogetherHandlers } from './watch-together/watch-together.routes.ts';
import { reviewHandlers } from './reviews/reviews.routes.ts';
import { analyticsHandlers } from './analytics/analytics.routes.ts';
import { watchedHandlers } from './history/history.routes.ts';
import { upNextHandlers } from './history/up-next.routes.ts';
import { favouriteHandlers } from './favourites/favourites.routes.ts';
import { watchlistHandlers } from './watchlists/watchlists.routes.ts';
import { watchlistContentHandlers } from './watchlists/content.routes.ts';
import { forwardEvents } from './analytics/forward-events.job.ts';

/** Days that analytics events are kept unless the realm sets `retentionDays`. */
const ANALYTICS_DAYS = 30;

/** The routes, jobs and tables of the viewing district, which the application registers. */
export const viewingDistrict = defineDistrict({
  handlers: {
    ...detailsHandlers,
    ...manifestHandlers,
    ...playerHandlers,
    ...playbackSessionHandlers,
    ...multiViewHandlers,
    ...drmLicenceHandlers,
    ...watchTogetherHandlers,
    ...reviewHandlers,
    ...analyticsHandlers,
    ...watchedHandlers,
    ...upNextHandlers,
    ...favouriteHandlers,
    ...watchlistHandlers,
    ...watchlistContentHandlers,
  },
  jobs: [forwardEvents],
  personalTables: {
    reviews: ofAccount,
    watch_history: ofAccount,
    up_next_hidden: ofAccount,
    favourites: ofAccount,
    watchlists: { ...ofAccount, omitted: { share_secret: SERVER_SECRET } },
    watchlist_items: { belongs: { by: 'watchlist_id', in: 'watchlists' }, fate: 'deleted' },
    saved_watchlists: ofAccount,
    active_streams: ofAccount,
  },
  impersonalTables: {
    analytics_events: 'analytics without account, session or address',
    analytics_intake: 'how much a network sent in a minute, by a hash that is kept for a minute',
    rooms: 'a watch-together room, deleted ten minutes after the last member left',
    room_members: 'names that were typed for one room, without an account; deleted with the room',
  },
  retention: [
    // Ended streams are kept for an hour, so that a client that was offline meanwhile gets the message that its stream
    // has ended.
    { table: 'active_streams', column: 'seen_at', keepMs: HOUR_MS },
    { table: 'rooms', column: 'used_at', keepMs: ROOM_TIMEOUT_MS },
    {
      table: 'analytics_events',
      column: 'received_at',
      keepMs: ({ settings }) => (settings.analytics?.retentionDays ?? ANALYTICS_DAYS) * DAY_MS,
    },
    { table: 'analytics_intake', column: 'minute', keepMs: MINUTE_MS },
  ],
});
