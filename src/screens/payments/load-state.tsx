import type { ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './payments-screen.styles.ts';

interface LoadStateProps {
  isLoaded: boolean;
  hasFailed: boolean;
  isLoading: boolean;
  /** Says that the data could not be loaded. */
  failedText: string;
  onRetry: () => void;
  /** What is shown when the data has loaded. */
  children: ReactNode;
}

/** Part of a section whose data is being loaded, could not be loaded and can be tried again, or is there. */
export function LoadState({ isLoaded, hasFailed, isLoading, failedText, onRetry, children }: LoadStateProps) {
  const { t } = useMessages();
  if (hasFailed)
    return (
      <div role="alert" className={styles.notice}>
        <p>{failedText}</p>
        <button
          type="button"
          className={secondary}
          aria-disabled={isLoading}
          onClick={(click) => {
            // The button disappears when the data has loaded, and the focus would leave a dialog.
            click.currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
            onRetry();
          }}
        >
          {t('retry')}
        </button>
      </div>
    );
  return isLoaded ? (
    children
  ) : (
    <p role="status" className={styles.skeleton}>
      {t('loading')}
    </p>
  );
}
