import { useMessages } from '#renderers/messages/messages.tsx';
import type { PlayingDevice } from '#schemas/wire/device.ts';

/** Returns a function that formats a device's name: browser and system, or "unknown". */
export function useDeviceName(): (device: Pick<PlayingDevice, 'browser' | 'system'>) => string {
  const { t } = useMessages();
  return ({ browser, system }) =>
    (browser && system ? t('player.deviceIn', { browser, system }) : (browser ?? system)) ?? t('player.deviceUnknown');
}
