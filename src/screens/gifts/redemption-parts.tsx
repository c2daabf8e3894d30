import { type RefObject, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { useTimeZone } from '#renderers/primitives/time/use-time-zone.ts';
import { isolateDirection } from '#schemas/format-money.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { GiftOffer, GiftRedemption, GiftState } from '#schemas/wire/commerce/gifts.ts';
import { SlowStatus } from './code-form.tsx';
import * as styles from './gifts.styles.ts';

/** Why a gift in a state cannot be redeemed. */
const STATE_LABELS: Readonly<Partial<Record<GiftState, LabelKey>>> = {
  REDEEMED: 'giftRedeemed',
  EXPIRED: 'giftExpired',
  BLOCKED: 'giftBlocked',
};

/** URLs that the redemption leads to. */
export interface RedemptionLinks {
  /** Sign-in and sign-up that come back with the code. */
  signIn: (code: string) => string;
  signUp: (code: string) => string;
  watch: string;
  account: string;
}

interface LinksProps {
  links: RedemptionLinks;
}

interface DoneProps extends LinksProps {
  redeemed: GiftRedemption;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the account has now, and until when. */
export function Done({ redeemed, heading, links }: DoneProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { Link } = usePorts().navigation;
  const { licence, startsAt, endsAt } = redeemed;
  const plan = isolateDirection(licence.licence.name);
  const formatDay = (at: number) => formatMoment(at, 'day', locale, timeZone);
  // The time is added after the end of what the account has.
  const [isLater] = useState(() => startsAt > Date.now());
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('gift.doneTitle')}
      </h1>
      <p role="status" className={styles.lead}>
        {isLater
          ? t('gift.doneLater', { plan, start: formatDay(startsAt), date: formatDay(endsAt) })
          : t('gift.doneUntil', { plan, date: formatDay(endsAt) })}
      </p>
      <div className={styles.actions}>
        <Link to={links.watch} className={primary}>
          {t('gift.watch')}
        </Link>
        <Link to={links.account} className={secondary}>
          {t('receipt.account')}
        </Link>
      </div>
    </>
  );
}

interface OfferProps extends LinksProps {
  /** Undefined while the session is not known. */
  isGuest: boolean | undefined;
  /** Name of the account that redeems. */
  accountName: string | undefined;
  code: string;
  offer: GiftOffer;
  /** Labels of the refusal of the redemption. */
  failure: string | undefined;
  isBusy: boolean;
  onRedeem: () => void;
}

/** What can be done with a gift: sign in, or redeem it. */
export function OfferActions({ code, offer, failure, isBusy, isGuest, accountName, links, onRedeem }: OfferProps) {
  const { t, locale } = useMessages();
  const timeZone = useTimeZone();
  const { Link } = usePorts().navigation;
  const unusable = STATE_LABELS[offer.state];
  if (unusable)
    return (
      <p role="alert" className={styles.failure}>
        {t(unusable)}
      </p>
    );
  const until = t('gift.validUntil', { date: formatMoment(offer.expiresAt, 'day', locale, timeZone) });
  if (isGuest)
    return (
      <>
        <p>
          {t('gift.guestText')} {until}
        </p>
        <div className={styles.actions}>
          <Link to={links.signIn(code)} className={primary}>
            {t('signIn')}
          </Link>
          <Link to={links.signUp(code)} className={secondary}>
            {t('gift.register')}
          </Link>
        </div>
      </>
    );
  return (
    <>
      <div role="alert" className={failure === undefined ? undefined : styles.failure}>
        {failure}
      </div>
      {accountName ? <p>{t('signedInAs', { name: isolateDirection(accountName) })}</p> : null}
      <p className={styles.muted}>{until}</p>
      {isBusy ? <SlowStatus text={t('gift.redeeming')} /> : null}
      <div className={styles.actions}>
        <button
          type="button"
          className={primary}
          aria-disabled={isBusy || isGuest === undefined}
          aria-busy={isBusy}
          onClick={onRedeem}
        >
          {t(isBusy ? 'gift.redeeming' : 'gift.redeem')}
        </button>
      </div>
    </>
  );
}
