import { useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { type SubmitOutcome, useSubmit } from '../account/submit.ts';
import * as styles from './impersonation-banner.styles.ts';

interface ImpersonationBannerProps {
  /** Name of the account's holder. */
  name: string;
  /** Time when the impersonation ends, in milliseconds since 1970; undefined until it is known. */
  endsAt: number | undefined;
  end: () => Promise<SubmitOutcome>;
}

/**
 * Impersonation banner above everything, including a full-screen film: account, remaining time, and a button to end.
 */
export function ImpersonationBanner({ name, endsAt, end }: ImpersonationBannerProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = bar.current;
    // The last element added to the top layer is on top (HTML standard), so the popover is reopened after a change to
    // full screen.
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
