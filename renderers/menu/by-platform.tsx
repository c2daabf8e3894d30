import { type ReactNode, useSyncExternalStore } from 'react';
import { screen } from '../theme/tokens.ts';
import * as styles from './by-platform.styles.ts';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(screen.mobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is a phone's; undefined on the server and in the first render, which are the same for all. */
const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(screen.mobile).matches,
    () => undefined,
  );

/**
 * Renders different menus for web and mobile. The HTML contains both and CSS shows one, so that the same page can be
 * cached for all users and does not shift. After hydration the unused menu is removed.
 */
export function ByPlatform({ web, mobileWeb }: { web: ReactNode; mobileWeb: ReactNode }) {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone === true ? null : (
        <div className={styles.wide} data-platform="WEB">
          {web}
        </div>
      )}
      {isPhone === false ? null : (
        <div className={styles.phone} data-platform="MOBILE-WEB">
          {mobileWeb}
        </div>
      )}
    </>
  );
}
