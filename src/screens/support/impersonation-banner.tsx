import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { type Outcome, useSubmit } from '../account/submit.ts';
import * as styles from './impersonation-banner.styles.ts';

interface ImpersonationBannerProps {
  /** Of the account's holder. */
  name: string;
  /** In milliseconds; undefined while it is not known. */
  endsAt: number | undefined;
  end: () => Promise<Outcome>;
}

/** Stands over everything, a film that fills the screen too: whose account it is, until when, and the way out. */
export function ImpersonationBanner({ name, endsAt, end }: ImpersonationBannerProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = bar.current;
    // What is shown last lies uppermost (HTML, top layer): whatever fills the screen is shown after it.
    const rise = () => {
      node?.hidePopover();
      node?.showPopover();
    };
    rise();
    document.addEventListener('fullscreenchange', rise);
    return () => document.removeEventListener('fullscreenchange', rise);
  }, []);
  const { onSubmit, isBusy, fault } = useSubmit(end);
  const time = endsAt === undefined ? '' : formatMoment(endsAt, 'time', locale, timeZone);
  return (
    <>
      <div className={styles.room} />
      <aside ref={bar} popover="manual" aria-label={t('support.region')} className={styles.bar}>
        <form className={styles.words} onSubmit={(event) => void onSubmit(event)}>
          <p role="status">{endsAt === undefined ? '' : t('support.banner', { name, time })}</p>
          <p role="alert" className={styles.fault}>
            {fault?.message}
          </p>
          <button type="submit" className={secondary} aria-disabled={isBusy}>
            {t('support.end')}
          </button>
        </form>
      </aside>
    </>
  );
}
