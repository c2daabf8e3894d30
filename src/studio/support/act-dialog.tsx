import { type SubmitEvent, useId, useState } from 'react';
import type { Money } from '#schemas/generated/types.ts';
import type { SupportCommerce } from '#schemas/wire/commerce/support.ts';
import type { Api } from '#services/api/client.ts';
import { failureMessage } from '../api/failure.ts';
import { messages } from '../messages.ts';
import { field, primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { formatAmount, parseTyped, toTyped } from './format.ts';
import { ProofGivenUpError, type SupportProof, useSecondFactor } from './second-factor.tsx';
import * as styles from './support.styles.ts';

const texts = messages.support;

/** What support is about to do; `name` is that of the licence. */
export type IntendedAct =
  | { kind: 'refund'; name: string; attemptId: string; refundable: Money }
  | { kind: 'revocation'; name: string; subscriptionId: string }
  | { kind: 'receipt'; name: string; purchaseId: string };

interface ActDialogProps {
  api: Api;
  proof: SupportProof;
  account: SupportCommerce['account'];
  act: IntendedAct;
  onClose: () => void;
  /** The act is done; `text` says with which result. */
  onDone: (text: string) => void;
}

const MIN_REASON_LENGTH = 3;
const MAX_REASON_LENGTH = 200;

interface Typed {
  reason: string;
  amount: Money | undefined;
  keepsAccess: boolean;
}

/** Sends an act, and returns the text of its result. @param key idempotency key of a refund */
async function send(
  api: Api,
  id: string,
  act: IntendedAct,
  { reason, amount, keepsAccess }: Typed,
  key: string,
): Promise<string> {
  const params = { id };
  if (act.kind === 'refund') {
    const body = { attemptId: act.attemptId, reason, keepsAccess, ...(amount && { amount }) };
    const headers = { 'idempotency-key': key };
    const made = await api.call('POST /api/v2/support/accounts/{id}/refunds', { params, body, headers });
    return texts.refunded[made.state](formatAmount(made.amount));
  }
  if (act.kind === 'revocation') {
    const body = { subscriptionId: act.subscriptionId, reason };
    await api.call('POST /api/v2/support/accounts/{id}/revocations', { params, body });
    return texts.revoked(act.name);
  }
  const body = { purchaseId: act.purchaseId, reason };
  await api.call('POST /api/v2/support/accounts/{id}/receipts', { params, body });
  return texts.receiptSent;
}

/** Asks for the reason of an act, and for the amount of a refund, and does it. */
export function ActDialog({ api, proof, account, act, onClose, onDone }: ActDialogProps) {
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<{ amount?: string; reason?: string; all?: string }>({});
  const { run, dialog } = useSecondFactor(proof);
  const most = act.kind === 'refund' ? formatAmount(act.refundable) : '';
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const reason = String(data.get('reason')).trim();
    const amount = act.kind === 'refund' ? parseTyped(String(data.get('amount')), act.refundable) : undefined;
    const isReasonWrong = reason.length < MIN_REASON_LENGTH || reason.length > MAX_REASON_LENGTH;
    const found = {
      ...(act.kind === 'refund' && !amount && { amount: texts.amountFault(most) }),
      ...(isReasonWrong && { reason: texts.reasonFault }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    setBusy(true);
    try {
      const typed = { reason, amount, keepsAccess: data.has('keepsAccess') };
      onDone(await run(() => send(api, account.id, act, typed, key)));
    } catch (error) {
      if (!(error instanceof ProofGivenUpError)) setFaults({ all: failureMessage(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <StudioDialog
      title={texts.titles[act.kind](act.name)}
      closeLabel={messages.cancel}
      onClose={onClose}
      actions={
        <button type="submit" form={id} className={primary} aria-disabled={isBusy}>
          {isBusy ? texts.busy : texts.submit[act.kind]}
        </button>
      }
    >
      <p>{texts.texts[act.kind]}</p>
      <p className={styles.facts}>{account.email}</p>
      <form id={id} className={styles.form} noValidate aria-busy={isBusy} onSubmit={(event) => void submit(event)}>
        {act.kind === 'refund' ? (
          <>
            <label className={styles.row}>
              {`${texts.amount} (${act.refundable.currency})`}
              <input
                className={field}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                defaultValue={toTyped(act.refundable)}
                aria-invalid={faults.amount !== undefined}
                aria-describedby={`${id}-amount`}
              />
              <span id={`${id}-amount`} className={faults.amount ? styles.fault : styles.facts}>
                {faults.amount ?? texts.amountHint(most)}
              </span>
            </label>
            <label className={styles.check}>
              <input type="checkbox" name="keepsAccess" />
              {texts.keepsAccess}
            </label>
          </>
        ) : null}
        <label className={styles.row}>
          {texts.reason}
          <input
            className={field}
            name="reason"
            autoComplete="off"
            maxLength={MAX_REASON_LENGTH}
            aria-invalid={faults.reason !== undefined}
            aria-describedby={`${id}-reason`}
          />
          <span id={`${id}-reason`} className={faults.reason ? styles.fault : styles.facts}>
            {faults.reason ?? texts.reasonHint}
          </span>
        </label>
        <p role="alert" className={styles.fault}>
          {faults.all}
        </p>
      </form>
      {dialog}
    </StudioDialog>
  );
}
