import { Hono } from 'hono';
import { type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import { addressHandlers } from '../../identity/address/address.routes.ts';
import { analyticsHandlers } from '../../viewing/analytics/analytics.routes.ts';
import { playlistHandlers } from '../../catalogue/collections/playlist.routes.ts';
import { captchaHandlers } from '../../identity/captcha/captcha.routes.ts';
import { seriesHandlers } from '../../catalogue/collections/series.routes.ts';
import { consentHandlers } from '../../identity/consent/consent.routes.ts';
import type { Context } from '../../platform/context.ts';
import { countryHandlers } from '../../definitions/countries/countries.routes.ts';
import { dayHandlers } from '../../catalogue/days/days.routes.ts';
import { deviceCodeHandlers } from '../../identity/device-codes/device-codes.routes.ts';
import { calendarRoutes } from '../../catalogue/events/calendar.routes.ts';
import { eventHandlers } from '../../catalogue/events/events.routes.ts';
import { reminderHandlers } from '../../catalogue/events/reminders.routes.ts';
import { favouriteHandlers } from '../../viewing/favourites/favourites.routes.ts';
import { fighterHandlers } from '../../catalogue/fighters/fighters.routes.ts';
import { adAnswerRoutes } from '../../site/files/ad-answers.routes.ts';
import { fileRoutes } from '../../site/files/files.routes.ts';
import { liveHandlers } from '../../catalogue/live/live.routes.ts';
import { mediaRoutes } from '../../site/files/media.routes.ts';
import { streamRoutes } from '../../viewing/streams/streams.routes.ts';
import { healthRoutes } from '../../platform/health/health.routes.ts';
import { gridHandlers } from '../../catalogue/grid/grid.routes.ts';
import { guideHandlers } from '../../catalogue/guide/guide.routes.ts';
import { guideImportHandlers } from '../../catalogue/guide-import/guide-import.routes.ts';
import { watchedHandlers } from '../../viewing/history/history.routes.ts';
import { upNextHandlers } from '../../viewing/history/up-next.routes.ts';
import { bindEndpoints } from './bind.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { UNSHARED } from './caching.ts';
import { crossOrigin } from './cors.ts';
import { refuseUnknown } from './unknown.ts';
import { trustedProxy } from '../../platform/http/trusted-proxy.ts';
import { measureRequests } from '../../platform/http/measure-requests.ts';
import { answerProblem } from '../../platform/http/problems.ts';
import { type RealmEnv, requestContext } from '../../platform/http/request-context.ts';
import { imageRoutes } from '../../site/images/images.routes.ts';
import { impersonationHandlers } from '../../identity/impersonation/impersonation.routes.ts';
import { labelHandlers } from '../../definitions/labels/labels.routes.ts';
import { menuHandlers } from '../../site/menus/menus.routes.ts';
import { openApiRoutes } from '../../platform/openapi/openapi.routes.ts';
import { newsHandlers } from '../../catalogue/news/news.routes.ts';
import { pageHandlers } from '../../site/pages/pages.routes.ts';
import { sectionHandlers } from '../../site/pages/section.routes.ts';
import { detailsHandlers } from '../../viewing/playback/details.routes.ts';
import { manifestHandlers } from '../../viewing/playback/manifest.routes.ts';
import { licenceHandlers } from '../../viewing/playback/licence.routes.ts';
import { playerHandlers } from '../../viewing/playback/player.routes.ts';
import { multiViewHandlers } from '../../viewing/playback-sessions/multi-view.routes.ts';
import { playbackSessionHandlers } from '../../viewing/playback-sessions/playback-sessions.routes.ts';
import { preferenceHandlers } from '../../identity/preferences/preferences.routes.ts';
import { parentalHandlers } from '../../identity/profiles/parental.routes.ts';
import { profileHandlers } from '../../identity/profiles/profiles.routes.ts';
import { reviewHandlers } from '../../viewing/reviews/reviews.routes.ts';
import { searchHandlers } from '../../catalogue/search/search.routes.ts';
import { signInHandlers } from '../../identity/sign-in/sign-in.routes.ts';
import { passkeyHandlers } from '../../identity/passkeys/passkeys.routes.ts';
import { personalDataHandlers } from '../../identity/personal-data/personal-data.routes.ts';
import { accountSecurityHandlers } from '../../identity/account-security/account-security.routes.ts';
import { sessionListHandlers } from '../../identity/sessions/session-list.routes.ts';
import { sessionHandlers } from '../../identity/sessions/sessions.routes.ts';
import { sitemapRoutes } from '../../site/sitemap/sitemap.routes.ts';
import { initHandlers } from '../../site/settings/init.routes.ts';
import { settingsHandlers } from '../../site/settings/settings.routes.ts';
import { documentHandlers } from '../../authoring/studio/documents.routes.ts';
import { historyHandlers } from '../../authoring/studio/history.routes.ts';
import { kindHandlers } from '../../authoring/studio/kinds.routes.ts';
import { lastLoadHandlers } from '../../authoring/studio/last-load.routes.ts';
import { previewHandlers } from '../../authoring/studio/preview.routes.ts';
import { scheduleHandlers } from '../../authoring/studio/schedule.routes.ts';
import { mailedLinkHandlers } from '../../identity/email-links/mailed-links.routes.ts';
import { signUpHandlers } from '../../identity/sign-up/sign-up.routes.ts';
import { answerHandlers } from '../../identity/answers/answers.routes.ts';
import { ownFormHandlers } from '../../definitions/forms/own-forms.routes.ts';
import { textHandlers } from '../../definitions/texts/texts.routes.ts';
import { translationHandlers } from '../../definitions/translations/translations.routes.ts';
import { watchTogetherHandlers } from '../../viewing/watch-together/watch-together.routes.ts';
import { watchlistContentHandlers } from '../../viewing/watchlists/content.routes.ts';
import { watchlistHandlers } from '../../viewing/watchlists/watchlists.routes.ts';

/** Handlers of all endpoints; the compiler reports a missing one. */
const handlers: Handlers<EndpointName> = {
  ...initHandlers,
  ...sessionHandlers,
  ...captchaHandlers,
  ...deviceCodeHandlers,
  ...sessionListHandlers,
  ...accountSecurityHandlers,
  ...personalDataHandlers,
  ...passkeyHandlers,
  ...impersonationHandlers,
  ...signInHandlers,
  ...settingsHandlers,
  ...labelHandlers,
  ...menuHandlers,
  ...pageHandlers,
  ...sectionHandlers,
  ...seriesHandlers,
  ...playlistHandlers,
  ...detailsHandlers,
  ...manifestHandlers,
  ...playerHandlers,
  ...preferenceHandlers,
  ...profileHandlers,
  ...parentalHandlers,
  ...playbackSessionHandlers,
  ...multiViewHandlers,
  ...licenceHandlers,
  ...watchTogetherHandlers,
  ...documentHandlers,
  ...historyHandlers,
  ...kindHandlers,
  ...lastLoadHandlers,
  ...previewHandlers,
  ...scheduleHandlers,
  ...searchHandlers,
  ...gridHandlers,
  ...countryHandlers,
  ...signUpHandlers,
  ...mailedLinkHandlers,
  ...ownFormHandlers,
  ...answerHandlers,
  ...consentHandlers,
  ...addressHandlers,
  ...reviewHandlers,
  ...analyticsHandlers,
  ...textHandlers,
  ...translationHandlers,
  ...dayHandlers,
  ...eventHandlers,
  ...reminderHandlers,
  ...liveHandlers,
  ...watchedHandlers,
  ...upNextHandlers,
  ...favouriteHandlers,
  ...watchlistHandlers,
  ...watchlistContentHandlers,
  ...newsHandlers,
  ...fighterHandlers,
  ...guideHandlers,
  ...guideImportHandlers,
};

/** Creates the realm server's request handler: API, pictures, files, films and health probes. */
export function createRealmApp(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.onError(answerProblem);
  app.notFound(refuseUnknown(Object.keys(endpoints)));
  app.use(measureRequests(context.metrics, 'none'));
  app.use(requestContext(context));
  app.use(trustedProxy(context.config.trustProxy));
  app.use('/api/*', crossOrigin(context));
  app.use('/api/*', async (http, next) => {
    // Default: responses are not cacheable unless their endpoint says so.
    http.header('cache-control', UNSHARED);
    http.header('x-content-type-options', 'nosniff');
    await next();
  });
  for (const routes of [
    healthRoutes,
    sitemapRoutes,
    imageRoutes,
    fileRoutes,
    // Must precede the films' routes, which would match the same paths; no film is named "ads".
    adAnswerRoutes,
    mediaRoutes,
    streamRoutes,
    calendarRoutes,
    openApiRoutes,
  ])
    app.route('/', routes(context));
  app.route('/', bindEndpoints(context, endpoints, handlers));
  return app;
}
