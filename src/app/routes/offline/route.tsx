/** Page that the service worker shows when offline. */
export { OfflineScreen as Component } from '#screens/offline/offline-screen.tsx';
