import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton, primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import * as styles from './premiere-dialog.styles.ts';
import type { PremiereView } from './premiere-view.ts';

interface PremiereDialogProps {
  premiere: PremiereView;
  /** Title of the premiere's film. */
  title: string;
}

/** Premiere dialog: join the shared playback, or start from the beginning. */
export default function PremiereDialog({ premiere: { times, choose, dismiss }, title }: PremiereDialogProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const id = useId();
  // Spaces in the time are replaced by no-break spaces, so that hour and AM/PM stay on one line.
  const end = formatMoment(times.end, 'time', locale, timeZone).replaceAll(' ', '\u00a0');
  return (
    <Dialog
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={dismiss}
      data-premiere
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t('premiere.begun')}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('premiere.begunText', { title, time: end })}
      </p>
      <div className={styles.actions}>
        <button type="button" className={primary} onClick={() => choose('join')}>
          {t('premiere.join')}
        </button>
        <button type="button" className={secondary} onClick={() => choose('beginning')}>
          {t('premiere.fromBeginning')}
        </button>
      </div>
      {/* The close button is the last element of the dialog, so that the main action gets the initial focus. */}
      <button type="button" className={`${iconButton} ${styles.close}`} aria-label={t('dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </Dialog>
  );
}
