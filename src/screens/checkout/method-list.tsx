import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { tick } from '#renderers/form/tick.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Basket, PaymentOption } from '#schemas/wire/commerce/checkout.ts';
import * as styles from './method-list.styles.ts';
import { CardName } from './card-name.tsx';
import { findChoice, listChoices, methodLabels, type PaymentChoice } from './payment-methods.ts';

const flowLabels: Readonly<Record<Exclude<PaymentOption['flow'], 'fields'>, LabelKey>> = {
  redirect: 'checkout.redirectText',
  'qr-code': 'checkout.codeText',
  none: 'checkout.nothingText',
};

const renewalLabels: Readonly<Record<Exclude<PaymentOption['renewal'], 'native'>, LabelKey>> = {
  'by-mandate': 'checkout.byMandate',
  'by-invoice': 'checkout.byInvoice',
};

interface MethodProps {
  choice: PaymentChoice;
  /** Name of the group of radio buttons. */
  group: string;
  isChosen: boolean;
  isDefault: boolean;
  isLocked: boolean;
  renews: boolean;
  onChoose: () => void;
  cardFields: ReactNode;
}

function Method({ choice, group, isChosen, isDefault, isLocked, renews, onChoose, cardFields }: MethodProps) {
  const { t } = useMessages();
  const { card, flow, renewal, target } = choice;
  const name = t(methodLabels[target.paymentMethodType]);
  const texts = [
    ...(flow === 'stored' || flow === 'fields' ? [] : [t(flowLabels[flow], { method: name })]),
    ...(renews && renewal !== 'native' ? [t(renewalLabels[renewal], { method: name })] : []),
  ];
  return (
    <div className={styles.method} data-chosen={isChosen || undefined}>
      <label className={styles.label}>
        <input
          type="radio"
          name={group}
          value={choice.key}
          className={tick}
          checked={isChosen}
          disabled={isLocked && !isChosen}
          onChange={onChoose}
        />
        {card ? <CardName card={card} isDefault={isDefault} /> : <span className={styles.name}>{name}</span>}
      </label>
      {isChosen && (texts.length > 0 || flow === 'fields') ? (
        <div className={styles.panel}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {flow === 'fields' ? cardFields : null}
        </div>
      ) : null}
    </div>
  );
}

interface MethodListProps {
  basket: Basket;
  /** Key of the chosen method; undefined for the default one. */
  chosen: string | undefined;
  isLocked: boolean;
  onChoose: (key: string) => void;
  cardFields: ReactNode;
  /** Label of the group; the default one asks how to pay. */
  legend?: LabelKey;
}

/** The ways to pay a basket as radio buttons, of which the chosen one is open. */
export function MethodList(props: MethodListProps) {
  const { basket, chosen, isLocked, onChoose, cardFields, legend = 'checkout.methods' } = props;
  const { t } = useMessages();
  const group = useId();
  const current = findChoice(basket, chosen);
  const list = useRef<HTMLFieldSetElement>(null);
  const takeOverChoice = useEffectEvent(() => {
    const checked = list.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== current?.key) onChoose(checked.value);
  });
  // The user may have chosen before the scripts ran: hydration leaves the radio buttons as they are.
  useEffect(() => takeOverChoice(), []);
  return (
    <fieldset ref={list} className={styles.methods}>
      <legend className={styles.legend}>{t(legend)}</legend>
      {listChoices(basket).map((choice) => (
        <Method
          key={choice.key}
          choice={choice}
          group={group}
          isChosen={choice.key === current?.key}
          isDefault={choice.card !== undefined && choice.card.cardId === basket.defaultCardId}
          isLocked={isLocked}
          renews={basket.renewal !== undefined}
          onChoose={() => onChoose(choice.key)}
          cardFields={cardFields}
        />
      ))}
    </fieldset>
  );
}
