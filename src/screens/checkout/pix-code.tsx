import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { copyText } from '#renderers/primitives/copy-text.ts';
import { Countdown } from '#renderers/primitives/time/countdown.tsx';
import { useNow } from '#renderers/primitives/time/use-now.ts';
import type { Money } from '#schemas/generated/types.ts';
import * as styles from './pix-code.styles.ts';

const SECOND_MS = 1000;

// Most payments show no code.
const QrCode = lazy(async () => ({ default: (await import('#renderers/primitives/qr-code/qr-code.tsx')).QrCode }));

interface PixCodeProps {
  /** Text of the code, which the payer scans or copies into the bank's app. */
  data: string;
  total: Money;
  receiver: string;
  /** End of the code in milliseconds since 1970; undefined for a code without one. */
  expiresAt: number | undefined;
  /** Requests a new code; undefined where the page cannot. */
  onRenew: (() => void) | undefined;
}

/** PIX code: a QR code and a button that copies it. On phones the button comes first, because the bank's app is there. */
export function PixCode({ data, total, receiver, expiresAt, onRenew }: PixCodeProps) {
  const { t, locale } = useMessages();
  const now = useNow(SECOND_MS);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no' | undefined>();
  const amount = formatMoney(total, locale);
  const isExpired = expiresAt !== undefined && now !== undefined && now >= expiresAt;
  useEffect(() => {
    // The code replaces the methods, of which one had the focus.
    heading.current?.focus();
    setCopied(undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [data]);
  const picture = (
    <Suspense fallback={<div className={styles.qr} style={{ aspectRatio: 1 }} />}>
      <QrCode text={data} label={t('checkout.pixQr')} className={styles.qr} />
    </Suspense>
  );
  const copy = async () =>
    setCopied(
      await copyText(data).then(
        () => 'yes' as const,
        () => 'no' as const,
      ),
    );
  return (
    <section className={styles.pix} aria-labelledby="pix-title">
      <h2 id="pix-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t('checkout.pixTitle', { amount: isolateDirection(amount) })}
      </h2>
      <p className={styles.receiver}>{t('checkout.pixReceiver', { receiver })}</p>
      {isExpired ? (
        <div className={styles.expired} role="alert">
          <p>{t('checkout.pixExpired')}</p>
          {onRenew ? (
            <button type="button" className={primary} onClick={onRenew}>
              {t('checkout.pixRenew')}
            </button>
          ) : null}
        </div>
      ) : (
        <>
          <ol className={styles.steps}>
            <li>{t('checkout.pixStepOpen')}</li>
            <li>{t('checkout.pixStepPay')}</li>
            <li>{t('checkout.pixStepReturn')}</li>
          </ol>
          <div className={styles.code}>
            <div className={styles.copy}>
              <button type="button" className={primary} onClick={() => void copy()}>
                {t('checkout.pixCopy')}
              </button>
              <p role="status" className={styles.copied}>
                {copied === undefined ? null : t(copied === 'yes' ? 'checkout.pixCopied' : 'checkout.pixCopyFailed')}
              </p>
              {copied === 'no' ? (
                <textarea
                  className={styles.text}
                  readOnly
                  rows={4}
                  dir="ltr"
                  value={data}
                  aria-label={t('checkout.pixText')}
                />
              ) : null}
            </div>
            <details className={styles.reveal}>
              <summary className={secondary}>{t('checkout.pixShow')}</summary>
              {picture}
            </details>
            <div className={styles.wide}>{picture}</div>
          </div>
          {expiresAt === undefined ? null : (
            <p className={styles.expiry}>
              {t('checkout.pixExpires')} <Countdown to={expiresAt} offset={0} className={styles.clock} />
            </p>
          )}
        </>
      )}
    </section>
  );
}
