import { useEffect, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { FieldRegistry } from '#renderers/registry/field-registry.ts';
import { formatMoney } from '#schemas/format-money.ts';
import type { GiftProduct } from '#schemas/wire/commerce/gifts.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { GiftCard } from './gift-card.tsx';
import type { GiftDraft, GiftDrafts } from './gift-draft.ts';
import { GiftForm, type GiftLanguage } from './gift-form.tsx';
import * as styles from './gifts.styles.ts';

interface GiftScreenProps {
  brand: string;
  product: GiftProduct;
  languages: readonly GiftLanguage[];
  /** Language of the page, in which the mail is written if the user chooses no other one. */
  language: string;
  registry: FieldRegistry;
  drafts: GiftDrafts;
  /** The page of all gifts. */
  giftsHref: string;
  /** Continues to the payment of the gift. */
  onContinue: () => void;
}

/** Page of a gift: the form about its receiver, beside what the receiver will see and the price. */
export function GiftScreen(props: GiftScreenProps) {
  const { brand, product, languages, language, registry, drafts, giftsHref, onContinue } = props;
  const { t, locale } = useMessages();
  const { Link } = usePorts().navigation;
  const { giftId, price, taxInclusive, name, description } = product;
  const [visit, setVisit] = useState(0);
  const [start, setStart] = useState<GiftDraft>();
  const [typed, setTyped] = useState<GiftDraft['values']>();
  const values = typed ?? start?.values ?? {};
  useEffect(() => {
    // Only the browser has the draft. Without one the inputs stay, with what was typed before the scripts ran.
    setStart(drafts.get(giftId));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      // The browser kept the page while the user was at the checkout. Its form is locked, so it starts again.
      setStart(drafts.get(giftId));
      setVisit((before) => before + 1);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [drafts, giftId]);
  const getDraftId = () => drafts.get(giftId)?.id ?? crypto.randomUUID();
  return (
    <div className={styles.screen}>
      <title>{`${t('gift.title')} · ${brand}`}</title>
      <h1 className={styles.heading}>{t('gift.title')}</h1>
      <div className={styles.product}>
        <p className={styles.lead}>
          <strong>{name}</strong>
          {description ? ` · ${description}` : ''}
        </p>
        <p className={styles.price}>
          <bdi>{formatMoney(price, locale)}</bdi>{' '}
          <span className={styles.muted}>
            {t(taxInclusive ? 'plan.taxIncluded' : 'plan.taxExcluded')} · {t('gift.noRenewal')}
          </span>
        </p>
      </div>
      <div className={styles.columns}>
        <GiftForm
          key={`${start?.id ?? ''} ${visit}`}
          registry={registry}
          languages={languages}
          initial={{ language, ...start?.values }}
          onType={(next) => {
            setTyped(next);
            drafts.set(giftId, { id: getDraftId(), values: next });
          }}
          onSend={(details) => {
            drafts.set(giftId, { id: getDraftId(), values: drafts.get(giftId)?.values ?? {}, details });
            onContinue();
          }}
        />
        <aside className={styles.side} aria-label={t('gift.preview')}>
          <p className={styles.muted}>{t('gift.preview')}</p>
          <GiftCard
            {...product}
            heading="h2"
            senderName={values['senderName']?.trim() ?? ''}
            recipientName={values['recipientName']?.trim() ?? ''}
            message={values['message']?.trim() ?? ''}
          />
          <Link to={giftsHref} className={styles.link}>
            {t('gift.all')}
          </Link>
        </aside>
      </div>
    </div>
  );
}
