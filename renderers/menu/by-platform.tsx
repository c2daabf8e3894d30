import { type ReactNode, useSyncExternalStore } from 'react';
import { screen } from '../theme/tokens.ts';
import * as styles from './by-platform.styles.ts';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(screen.mobile);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether this is a phone; undefined on the server and in the first paint, which are the same for everybody. */
const useIsPhone = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(screen.mobile).matches,
    () => undefined,
  );

/**
 * The menu of each platform where they differ. The page comes with both and its style shows one, so that it can be kept
 * for everybody and nothing moves; the other goes as soon as it is known which one is not needed.
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
