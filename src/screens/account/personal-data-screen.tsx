import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { DELETION_WAIT_DAYS } from '#schemas/wire/identity/personal-data.ts';
import * as account from './account-screen.styles.ts';
import * as styles from './security-screen.styles.ts';
import type { SubmitOutcome } from './submit.ts';
import { useAsked } from './use-asked.tsx';

interface PersonalDataScreenProps {
  /** The account's email address. */
  email: string;
  /** Time of the scheduled deletion in milliseconds since 1970; undefined if none was requested. */
  deleteAt: number | undefined;
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
  /** Re-authentication dialog, while it is open. */
  dialog: ReactNode;
  /** Downloads a file with all personal data. */
  take: () => Promise<SubmitOutcome>;
  remove: () => Promise<SubmitOutcome>;
  keep: () => Promise<SubmitOutcome>;
}

/** Page for exporting personal data and for deleting the account. */
export function PersonalDataScreen({
  email,
  deleteAt,
  brand,
  nav,
  dialog,
  take,
  remove,
  keep,
}: PersonalDataScreenProps) {
  const { t } = useMessages();
  return (
    <div className={account.screen}>
      <title>{`${t('account.data')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('account.data')}</h1>
      {nav}
      <noscript>
        <p>{t('security.needsScripts')}</p>
      </noscript>
      <TakeSection brand={brand} take={take} />
      <DeleteSection email={email} deleteAt={deleteAt} remove={remove} keep={keep} />
      {dialog}
    </div>
  );
}

function TakeSection({ brand, take }: Pick<PersonalDataScreenProps, 'brand' | 'take'>) {
  const { t } = useMessages();
  const { run, words, isBusy } = useAsked();
  return (
    <section className={styles.section} aria-labelledby="data-take" aria-busy={isBusy}>
      <h2 id="data-take" className={styles.heading}>
        {t('personalData.take')}
      </h2>
      <p>{t('personalData.takeText', { realm: brand })}</p>
      {words}
      <button
        type="button"
        className={primary}
        aria-disabled={isBusy}
        onClick={() => void run(take, t('personalData.downloaded'))}
      >
        {t('personalData.download')}
      </button>
    </section>
  );
}

function DeleteSection({
  email,
  deleteAt,
  remove,
  keep,
}: Pick<PersonalDataScreenProps, 'email' | 'deleteAt' | 'remove' | 'keep'>) {
  useSignals();
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { run, words, isBusy } = useAsked();
  const asking = useSignal(false);
  const inTime = deleteAt === undefined ? undefined : formatMoment(deleteAt, 'dayTimeAndZone', locale, timeZone);
  return (
    <section className={styles.section} aria-labelledby="data-delete" aria-busy={isBusy}>
      <h2 id="data-delete" className={styles.heading}>
        {t('personalData.delete')}
      </h2>
      {inTime === undefined ? (
        <p>{t('personalData.deleteText', { days: DELETION_WAIT_DAYS })}</p>
      ) : (
        <p className={styles.warning}>{t('personalData.deletesAt', { time: inTime })}</p>
      )}
      {words}
      {inTime === undefined ? (
        <button
          type="button"
          className={secondary}
          aria-disabled={isBusy}
          aria-haspopup="dialog"
          onClick={() => {
            asking.value = true;
          }}
        >
          {t('personalData.delete')}
        </button>
      ) : (
        <button
          type="button"
          className={secondary}
          aria-disabled={isBusy}
          onClick={() => void run(keep, t('personalData.kept'))}
        >
          {t('personalData.keep')}
        </button>
      )}
      {asking.value ? (
        <ConfirmDialog
          title={t('personalData.deleteTitle', { email })}
          text={t('personalData.deleteText', { days: DELETION_WAIT_DAYS })}
          confirm={t('personalData.delete')}
          cancel={t('security.cancel')}
          // Closes this dialog first, because the re-authentication dialog may open.
          onConfirm={async () => {
            asking.value = false;
            await run(remove, '');
          }}
          onClose={() => {
            asking.value = false;
          }}
        />
      ) : null}
    </section>
  );
}
