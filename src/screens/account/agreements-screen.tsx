import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { RichText } from '#renderers/primitives/rich-text/rich-text.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { ConsentForm, type ConsentFormProps } from '../consent/consent-form.tsx';
import { type Changed, ConsentReason } from '../consent/consent-reason.tsx';
import * as account from './account-screen.styles.ts';
import * as styles from './agreements-screen.styles.ts';

interface Agreed {
  name: string;
  label: string;
  text: string;
  /** Time of acceptance in milliseconds since 1970. */
  at: number;
}

interface AgreementsScreenProps extends ConsentFormProps {
  brand: string;
  /** Accepted terms that cannot be withdrawn here, in the version that the user accepted. */
  agreed: readonly Agreed[];
  /** Terms whose text has changed since the user answered them. */
  changed: Changed | undefined;
  /** Number of times that the form was saved since the page was opened. */
  saves: number;
  /** Navigation of the account area. */
  nav: ReactNode;
}

/** Page of the accepted terms with their dates, and of optional consents, which can be changed at any time. */
export function AgreementsScreen({ brand, agreed, changed, saves, nav, ...form }: AgreementsScreenProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const done = useRef<HTMLParagraphElement>(null);
  const hasChoices = (form.terms?.length ?? 0) > 0;
  useEffect(() => {
    // After a save the form is remounted and its button loses the focus, so the focus moves to the message.
    if (saves > 0) done.current?.focus();
  }, [saves]);
  return (
    <div className={account.screen}>
      <title>{`${t('agreements')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('agreements')}</h1>
      {nav}
      <p className={account.who}>
        {hasChoices || agreed.length > 0 ? t('agreements.text', { realm: brand }) : t('agreements.none')}
      </p>
      <p ref={done} role="status" tabIndex={-1} className={saves > 0 ? account.saved : undefined}>
        {saves > 0 ? t('consent.saved') : null}
      </p>
      {agreed.map(({ name, label, text, at }) => (
        <section key={name} className={styles.agreed} aria-labelledby={`agreed-${name}`}>
          {/* The text is shown in the language in which the user accepted it. */}
          <h2 id={`agreed-${name}`} className={styles.heading} dir="auto">
            {label}
          </h2>
          <div dir="auto">
            <RichText html={text} />
          </div>
          <p className={styles.when}>{t('agreements.agreed', { date: formatMoment(at, 'day', locale, timeZone) })}</p>
        </section>
      ))}
      {hasChoices ? (
        <section className={`${styles.choices} ${account.details}`} aria-labelledby="choices">
          <h2 id="choices" className={styles.heading}>
            {t('agreements.choices')}
          </h2>
          {changed ? <ConsentReason changed={changed} label="agreements.outdated" /> : null}
          <ConsentForm key={saves} {...form} submitLabel={t('agreements.save')} />
        </section>
      ) : null}
    </div>
  );
}
