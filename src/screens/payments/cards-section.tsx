import { useId, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { BillingPort, CardChangeResult } from '#renderers/ports/billing.ts';
import { quiet } from '#renderers/primitives/button/button.styles.ts';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import { isolateDirection } from '#schemas/format-money.ts';
import type { Card } from '#schemas/wire/commerce/checkout.ts';
import { useAsked } from '../account/use-asked.tsx';
import { CardName, formatCardName } from '../checkout/card-name.tsx';
import { useFirstLabel } from '../checkout/use-first-label.ts';
import { LoadState } from './load-state.tsx';
import * as styles from './payments-screen.styles.ts';
import type { LoadedCards } from './use-billing.ts';

interface CardRowProps {
  card: Card;
  isDefault: boolean;
  isBusy: boolean;
  onMakeDefault: () => void;
  onRemove: () => void;
}

function CardRow({ card, isDefault, isBusy, onMakeDefault, onRemove }: CardRowProps) {
  const { t } = useMessages();
  const id = useId();
  return (
    <li className={styles.card}>
      <CardName id={id} card={card} isDefault={isDefault} />
      <div className={styles.actions}>
        {isDefault ? null : (
          <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onMakeDefault}>
            {t('payments.makeDefault')}
          </button>
        )}
        <button type="button" className={quiet} aria-disabled={isBusy} aria-describedby={id} onClick={onRemove}>
          {t('payments.remove')}
        </button>
      </div>
    </li>
  );
}

interface CardsSectionProps {
  port: BillingPort;
  cards: LoadedCards;
}

/** Section of the stored cards and wallets, in which the user chooses the default one and removes others. */
export function CardsSection({ port, cards }: CardsSectionProps) {
  const { t } = useMessages();
  const title = useId();
  const getFirstLabel = useFirstLabel();
  const { list, hasFailed, isLoading, replace, reload } = cards;
  const { run, words, isBusy } = useAsked();
  const [removing, setRemoving] = useState<Card>();
  const change = (request: () => Promise<CardChangeResult>, done: string) =>
    run(async () => {
      const result = await request();
      if (!result.ok) return { message: getFirstLabel(result.labels), fields: {} };
      await replace(result.cards);
      return 'done';
    }, done);
  return (
    <section className={styles.section} aria-labelledby={title} aria-busy={isBusy || isLoading}>
      <div className={styles.head}>
        <h2 id={title} className={styles.heading}>
          {t('payments.cards')}
        </h2>
        {words}
      </div>
      <LoadState
        isLoaded={list !== undefined}
        hasFailed={hasFailed}
        isLoading={isLoading}
        failedText={t('payments.cardsFailed')}
        onRetry={reload}
      >
        {list?.cards.length === 0 ? (
          <p className={styles.muted}>{t('payments.noCards')}</p>
        ) : (
          <ul role="list" className={styles.list}>
            {list?.cards.map((card) => (
              <CardRow
                key={card.cardId}
                card={card}
                isDefault={card.cardId === list?.defaultCardId}
                isBusy={isBusy}
                onMakeDefault={() => void change(() => port.makeDefault(card.cardId), t('payments.defaultChanged'))}
                onRemove={() => setRemoving(card)}
              />
            ))}
          </ul>
        )}
      </LoadState>
      {removing ? (
        <ConfirmDialog
          title={t('payments.removeTitle', { card: isolateDirection(formatCardName(t, removing)) })}
          text={t('payments.removeText')}
          confirm={t('payments.remove')}
          cancel={t('security.cancel')}
          onConfirm={async () => {
            // The message about the result takes the focus, which it cannot do behind a dialog.
            setRemoving(undefined);
            await change(() => port.removeCard(removing.cardId), t('payments.removed'));
          }}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
    </section>
  );
}
