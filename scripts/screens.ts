/** A screen (docs/routes.md), with its path in each demo realm. */
export interface Screen {
  name: string;
  apex?: string;
  lumen?: string;
  /** The users who may see the screen; by default all. */
  seenBy?: 'guests' | 'viewers';
  /** Whether the screen may consist of text only, without any focusable element. */
  isText?: true;
}

/**
 * All screens, for the e2e test that opens each (tests/e2e/every-screen.e2e.ts) and for screenshots (npm run shots).
 */
export const screens: readonly Screen[] = [
  { name: 'home', apex: '/', lumen: '/' },
  { name: 'section', apex: '/section/rules', lumen: '/section/films' },
  { name: 'browse', apex: '/browse', lumen: '/browse' },
  { name: 'grid', apex: '/grid', lumen: '/grid' },
  { name: 'search', apex: '/search?query=okafor', lumen: '/search?query=orchard' },
  { name: 'search-nothing', apex: '/search?query=nothing+is+called+this' },
  { name: 'live-now', apex: '/livenow', lumen: '/livenow' },
  { name: 'upcoming', apex: '/upcoming', lumen: '/upcoming' },
  { name: 'schedule', apex: '/schedule', lumen: '/schedule' },
  { name: 'releases', apex: '/releases', lumen: '/releases' },
  { name: 'guide', apex: '/epg', lumen: '/epg' },
  { name: 'news', apex: '/news', lumen: '/news' },
  { name: 'news-item', apex: '/news/camp/the-left-hand' },
  { name: 'fighters', apex: '/fighters' },
  { name: 'fighter', apex: '/fighters/fm3700' },
  { name: 'series', apex: '/series/2007', lumen: '/series/2001' },
  { name: 'season', apex: '/season/3001', lumen: '/season/3001' },
  { name: 'playlist', apex: '/playlist/4001', lumen: '/playlist/4001' },
  { name: 'video', apex: '/video/1001', lumen: '/video/1001' },
  { name: 'live', apex: '/live/5001', isText: true },
  { name: 'watch-together', apex: '/live/5012/watch-together' },
  // This path shows one event only; multiview with several streams has an e2e test of its own.
  { name: 'multi-view', apex: '/multi-video/5012' },
  { name: 'interstitial', apex: '/interstitial/5001/apex-88', isText: true },
  { name: 'text', apex: '/externalpage/privacy', lumen: '/externalpage/privacy', isText: true },
  { name: 'text-in-app', apex: '/mobile-external?pageId=privacy', isText: true },
  { name: 'partner', lumen: '/partners/night-school' },
  { name: 'help', lumen: '/section/help' },
  { name: 'form', lumen: '/form/contact' },
  { name: 'login', apex: '/login', lumen: '/login', seenBy: 'guests' },
  { name: 'signup', apex: '/signup', lumen: '/signup', seenBy: 'guests' },
  { name: 'request-password', apex: '/login/request-password', lumen: '/requestnewpwd', seenBy: 'guests' },
  { name: 'reset-password', apex: '/login/resetpwd?token=none', lumen: '/resetpwd?token=none', seenBy: 'guests' },
  { name: 'magic-link', apex: '/login/magic-link', lumen: '/login/magic-link', seenBy: 'guests' },
  { name: 'email-confirmation', apex: '/email-confirmation', seenBy: 'guests', isText: true },
  { name: 'activate', apex: '/activate/link', lumen: '/activate/link', seenBy: 'guests', isText: true },
  // Opened as a viewer only, because for guests this page polls the server; an e2e test of its own covers that.
  { name: 'tv-login', apex: '/tv-login', seenBy: 'viewers' },
  { name: 'preferences', apex: '/preferences', lumen: '/preferences' },
  { name: 'checkout', apex: '/payment/1', seenBy: 'guests' },
  { name: 'gifts', apex: '/gift', lumen: '/gift' },
  { name: 'gift', apex: '/gift/three-months' },
  { name: 'gift-login', apex: '/gift/three-months/login', seenBy: 'guests' },
  { name: 'redeem', apex: '/redeem', lumen: '/redeem' },
  { name: 'favourites', apex: '/favourites', seenBy: 'viewers', isText: true },
  { name: 'watchlists', apex: '/watchlists', seenBy: 'viewers' },
  { name: 'history', apex: '/history', seenBy: 'viewers', isText: true },
  { name: 'account', apex: '/account', seenBy: 'viewers' },
  { name: 'profiles', apex: '/profiles', seenBy: 'viewers' },
  { name: 'account-data', apex: '/account/data', seenBy: 'viewers' },
  { name: 'account-payments', apex: '/account/payments', seenBy: 'viewers' },
  { name: 'account-agreements', apex: '/account/agreements', seenBy: 'viewers' },
  { name: 'account-security', apex: '/account/security', seenBy: 'viewers' },
  { name: 'consent', apex: '/consent', seenBy: 'viewers' },
];
