import { Hono } from 'hono';
import { type EndpointName, endpoints } from '#schemas/wire/endpoints.ts';
import { addressHandlers } from '../address/address.routes.ts';
import { analyticsHandlers } from '../analytics/analytics.routes.ts';
import { playlistHandlers } from '../collections/playlist.routes.ts';
import { captchaHandlers } from '../captcha/captcha.routes.ts';
import { seriesHandlers } from '../collections/series.routes.ts';
import { consentHandlers } from '../consent/consent.routes.ts';
import type { Context } from '../context.ts';
import { countryHandlers } from '../countries/countries.routes.ts';
import { dayHandlers } from '../days/days.routes.ts';
import { deviceCodeHandlers } from '../device-codes/device-codes.routes.ts';
import { calendarRoutes } from '../events/calendar.routes.ts';
import { eventHandlers } from '../events/events.routes.ts';
import { reminderHandlers } from '../events/reminders.routes.ts';
import { favouriteHandlers } from '../favourites/favourites.routes.ts';
import { fighterHandlers } from '../fighters/fighters.routes.ts';
import { adAnswerRoutes } from '../files/ad-answers.routes.ts';
import { fileRoutes } from '../files/files.routes.ts';
import { liveHandlers } from '../live/live.routes.ts';
import { mediaRoutes } from '../files/media.routes.ts';
import { streamRoutes } from '../streams/streams.routes.ts';
import { healthRoutes } from '../health/health.routes.ts';
import { gridHandlers } from '../grid/grid.routes.ts';
import { guideHandlers } from '../guide/guide.routes.ts';
import { guideImportHandlers } from '../guide-import/guide-import.routes.ts';
import { watchedHandlers } from '../history/history.routes.ts';
import { upNextHandlers } from '../history/up-next.routes.ts';
import { bindEndpoints } from './bind.ts';
import type { Handlers } from '../http/call.ts';
import { UNSHARED } from './caching.ts';
import { crossOrigin } from './cors.ts';
import { refuseUnknown } from './unknown.ts';
import { arrive } from '../http/arrival.ts';
import { measureRequests } from '../http/measure-requests.ts';
import { answerProblem } from '../http/problems.ts';
import { type RealmEnv, requestContext } from '../http/request-context.ts';
import { imageRoutes } from '../images/images.routes.ts';
import { impersonationHandlers } from '../impersonation/impersonation.routes.ts';
import { labelHandlers } from '../labels/labels.routes.ts';
import { menuHandlers } from '../menus/menus.routes.ts';
import { openApiRoutes } from '../openapi/openapi.routes.ts';
import { newsHandlers } from '../news/news.routes.ts';
import { pageHandlers } from '../pages/pages.routes.ts';
import { sectionHandlers } from '../pages/section.routes.ts';
import { detailsHandlers } from '../playback/details.routes.ts';
import { manifestHandlers } from '../playback/manifest.routes.ts';
import { licenceHandlers } from '../playback/licence.routes.ts';
import { playerHandlers } from '../playback/player.routes.ts';
import { multiViewHandlers } from '../playback-sessions/multi-view.routes.ts';
import { playbackSessionHandlers } from '../playback-sessions/playback-sessions.routes.ts';
import { preferenceHandlers } from '../preferences/preferences.routes.ts';
import { parentalHandlers } from '../profiles/parental.routes.ts';
import { profileHandlers } from '../profiles/profiles.routes.ts';
import { reviewHandlers } from '../reviews/reviews.routes.ts';
import { searchHandlers } from '../search/search.routes.ts';
import { signInHandlers } from '../sign-in/sign-in.routes.ts';
import { passkeyHandlers } from '../passkeys/passkeys.routes.ts';
import { personalDataHandlers } from '../personal-data/personal-data.routes.ts';
import { accountSecurityHandlers } from '../account-security/account-security.routes.ts';
import { sessionListHandlers } from '../sessions/session-list.routes.ts';
import { sessionHandlers } from '../sessions/sessions.routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap.routes.ts';
import { initHandlers } from '../settings/init.routes.ts';
import { settingsHandlers } from '../settings/settings.routes.ts';
import { documentHandlers } from '../studio/documents.routes.ts';
import { historyHandlers } from '../studio/history.routes.ts';
import { kindHandlers } from '../studio/kinds.routes.ts';
import { lastLoadHandlers } from '../studio/last-load.routes.ts';
import { previewHandlers } from '../studio/preview.routes.ts';
import { scheduleHandlers } from '../studio/schedule.routes.ts';
import { mailedLinkHandlers } from '../mailed-links/mailed-links.routes.ts';
import { signUpHandlers } from '../sign-up/sign-up.routes.ts';
import { answerHandlers } from '../answers/answers.routes.ts';
import { ownFormHandlers } from '../forms/own-forms.routes.ts';
import { textHandlers } from '../texts/texts.routes.ts';
import { translationHandlers } from '../translations/translations.routes.ts';
import { watchTogetherHandlers } from '../watch-together/watch-together.routes.ts';
import { watchlistContentHandlers } from '../watchlists/content.routes.ts';
import { watchlistHandlers } from '../watchlists/watchlists.routes.ts';

/** One handler for every call of the contract: a call without one does not compile. */
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

/** The realm server as one handler of requests: the API, pictures, files, films and health. */
export function createRealmApp(context: Context): Hono<RealmEnv> {
  const app = new Hono<RealmEnv>();
  app.onError(answerProblem);
  app.notFound(refuseUnknown(Object.keys(endpoints)));
  app.use(measureRequests(context.metrics, 'none'));
  app.use(requestContext(context));
  app.use(arrive(context.config.trustProxy));
  app.use('/api/*', crossOrigin(context));
  app.use('/api/*', async (http, next) => {
    // Whoever forgets to say how long an answer may be kept has said: not at all.
    http.header('cache-control', UNSHARED);
    http.header('x-content-type-options', 'nosniff');
    await next();
  });
  for (const routes of [
    healthRoutes,
    sitemapRoutes,
    imageRoutes,
    fileRoutes,
    // Before the films, of which none is called so.
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
