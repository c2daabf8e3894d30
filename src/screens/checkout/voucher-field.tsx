import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { error as errorStyle, field, input, label } from '#renderers/form/field-view.styles.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { formatMoney, isolateDirection } from '#schemas/format-money.ts';
import type { Basket } from '#schemas/wire/commerce/checkout.ts';
import type { CheckoutFlow } from './checkout-flow.ts';
import { type CheckoutState, isLocked } from './checkout-state.ts';
import { useFirstLabel } from './use-first-label.ts';
import * as styles from './voucher-field.styles.ts';

/** Longest code that the server accepts. */
const MAX_LENGTH = 60;

interface VoucherFieldProps {
  flow: Pick<CheckoutFlow, 'addVoucher' | 'removeVoucher' | 'editVoucher'>;
  state: CheckoutState;
  basket: Basket;
}

/** Form for a code. The text stays in the field if the code is refused. */
function CodeForm({ flow, state }: Omit<VoucherFieldProps, 'basket'>) {
  const { t } = useMessages();
  const id = useId();
  const getFirstLabel = useFirstLabel();
  const { failure, isBusy } = state.voucher;
  const isDisabled = isBusy || state.isPreparing || isLocked(state);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isDisabled) return;
    const code = new FormData(event.currentTarget).get('code');
    void flow.addVoucher(typeof code === 'string' ? code.trim() : '');
  };
  return (
    <form noValidate aria-busy={isBusy} onSubmit={submit}>
      <div className={field}>
        <label htmlFor={id} className={label}>
          {t('voucher.code')}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            name="code"
            type="text"
            dir="ltr"
            maxLength={MAX_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className={input}
            aria-invalid={failure !== undefined}
            aria-describedby={failure && `${id}-error`}
            onInput={failure && flow.editVoucher}
          />
          <button type="submit" className={secondary} aria-disabled={isDisabled}>
            {t('voucher.apply')}
          </button>
        </div>
        <p id={`${id}-error`} role="alert" className={failure && errorStyle}>
          {failure && getFirstLabel(failure)}
        </p>
      </div>
    </form>
  );
}

/** Voucher of a basket: a form that is folded behind a button, or the code that was applied with a button to remove it. */
export function VoucherField({ flow, state, basket }: VoucherFieldProps) {
  useSignals();
  const { t, locale } = useMessages();
  const isUnfolded = useSignal(false);
  const root = useRef<HTMLDivElement>(null);
  const getFirstLabel = useFirstLabel();
  const { failure, result } = state.voucher;
  const code = basket.vouchers[0]?.code;
  const isOpen = isUnfolded.value;
  const isFailed = failure !== undefined;
  const total = isolateDirection(formatMoney(basket.total, locale));
  const statuses = { added: t('voucher.addedStatus', { total }), removed: t('voucher.removedStatus', { total }) };
  useEffect(() => {
    // The control with the focus was replaced by another one.
    if (result) root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [result]);
  useEffect(() => {
    // The error of a voucher that the server took out of the basket is at the field, too.
    if (isFailed) isUnfolded.value = true;
  }, [isFailed, isUnfolded]);
  useEffect(() => {
    if (isOpen) root.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const isDisabled = state.isPreparing || isLocked(state);
  return (
    <div ref={root} className={styles.voucher}>
      {code === undefined ? (
        <>
          {isOpen ? null : (
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                isUnfolded.value = true;
              }}
            >
              {t('voucher.have')}
            </button>
          )}
          {isOpen ? <CodeForm flow={flow} state={state} /> : null}
        </>
      ) : (
        <div className={styles.applied}>
          <p>{t('voucher.applied', { code: isolateDirection(code) })}</p>
          <button
            type="button"
            className={quiet}
            aria-disabled={isDisabled}
            onClick={isDisabled ? undefined : () => void flow.removeVoucher(code)}
          >
            {t('voucher.remove')}
          </button>
          {failure ? (
            <p role="alert" className={errorStyle}>
              {getFirstLabel(failure)}
            </p>
          ) : null}
        </div>
      )}
      <p role="status" className={styles.status}>
        {result && statuses[result]}
      </p>
    </div>
  );
}
