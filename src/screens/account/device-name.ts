import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayingDevice } from '#schemas/wire/playback-sessions.ts';

/** Says what a device is called: its browser, its system, or that it is not known. */
export function useDeviceName(): (device: Pick<PlayingDevice, 'browser' | 'system'>) => string {
  const { t } = useMessages();
  return ({ browser, system }) =>
    (browser && system ? t('player.deviceIn', { browser, system }) : (browser ?? system)) ?? t('player.deviceUnknown');
}
