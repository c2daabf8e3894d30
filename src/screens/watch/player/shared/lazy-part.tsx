import { type ComponentType, lazy } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { missing } from './panel.styles.ts';

/** Message in place of a component whose code could not be loaded. */
function Missing() {
  const { t } = useMessages();
  return (
    <p className={missing} role="alert">
      {t('offlineText')}
    </p>
  );
}

/**
 * Creates a lazily loaded component of the player. If its code fails to load, a message replaces it and playback
 * continues.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // The rejection is handled: the viewer sees the `Missing` message.
      return { default: Missing };
    }
  });
