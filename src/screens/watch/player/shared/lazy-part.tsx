import { type ComponentType, lazy } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { missing } from './panel.styles.ts';

/** What stands in for a part whose code cannot be had. */
function Missing() {
  const { t } = useMessages();
  return (
    <p className={missing} role="alert">
      {t('offlineText')}
    </p>
  );
}

/** A part of the player whose code comes when it is opened. Where it cannot be had, that is said in its place, and the film plays on. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      // Told to the viewer.
      return { default: Missing };
    }
  });
