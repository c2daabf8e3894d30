/** The page that browsers keep for when there is no network. */
export { OfflineScreen as Component } from '#screens/offline/offline-screen.tsx';
