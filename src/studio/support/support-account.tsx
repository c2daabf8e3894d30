import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import type { SupportPurchase, SupportSubscription } from '#schemas/wire/commerce/support.ts';
import type { Api } from '#services/api/client.ts';
import { failureMessage } from '../api/failure.ts';
import { messages } from '../messages.ts';
import { button } from '../ui/controls.styles.ts';
import { ActDialog, type IntendedAct } from './act-dialog.tsx';
import { formatAmount, formatTime } from './format.ts';
import type { SupportProof } from './second-factor.tsx';
import * as styles from './support.styles.ts';

const texts = messages.support;

interface SupportAccountProps {
  api: Api;
  proof: SupportProof;
  id: string;
  onSignedOut: (error: unknown) => boolean;
  /** Something was done, so the list of acts has changed. */
  onActed: () => void;
}

/** Licences and payments of an account, with what support can do. */
export function SupportAccount({ api, proof, id, onSignedOut, onActed }: SupportAccountProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const [act, setAct] = useState<IntendedAct | undefined>(undefined);
  const [told, setTold] = useState<{ text: string } | undefined>(undefined);
  // A dialog that closes gives the focus back to its button, which may be gone after the act.
  useEffect(() => {
    if (told) title.current?.focus();
  }, [told]);
  // Each load is an entry of the audit trail, so it is not repeated by itself.
  const { data, error, mutate } = useSWR(
    ['support account', id],
    () => api.call('GET /api/v2/support/accounts/{id}/commerce', { params: { id } }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false, onError: onSignedOut },
  );
  if (error)
    return (
      <div className={styles.panel}>
        <p role="alert" className={styles.fault}>
          {failureMessage(error)}
        </p>
        <div>
          <button type="button" className={button} onClick={() => void mutate()}>
            {messages.retry}
          </button>
        </div>
      </div>
    );
  if (!data)
    return (
      <p role="status" className={styles.facts}>
        {messages.loading}
      </p>
    );
  const { account, subscriptions, purchases } = data;
  const done = (text: string) => {
    setAct(undefined);
    setTold({ text });
    void mutate();
    onActed();
  };
  return (
    <>
      <div className={styles.panel}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {account.name}
        </h2>
        <p className={styles.facts}>
          {[
            account.email,
            texts.created(formatTime(account.createdAt)),
            ...(account.deletionAt === undefined ? [] : [texts.deletion(formatTime(account.deletionAt))]),
          ].join(' · ')}
        </p>
        <p role="status" className={styles.told}>
          {told?.text}
        </p>
      </div>
      <section className={styles.panel} aria-labelledby="support-licences">
        <h3 id="support-licences" className={styles.heading}>
          {texts.licences}
        </h3>
        {subscriptions.length === 0 ? <p className={styles.facts}>{texts.noLicences}</p> : null}
        <ul className={styles.list}>
          {subscriptions.map((one) => (
            <Licence key={one.id} licence={one} onAct={setAct} />
          ))}
        </ul>
      </section>
      {/* The gifts of the account, with the act that blocks one, belong here. */}
      <section className={styles.panel} aria-labelledby="support-payments">
        <h3 id="support-payments" className={styles.heading}>
          {texts.payments}
        </h3>
        {purchases.length === 0 ? <p className={styles.facts}>{texts.noPayments}</p> : null}
        <ul className={styles.list}>
          {purchases.map((one) => (
            <Payment key={one.id} purchase={one} onAct={setAct} />
          ))}
        </ul>
      </section>
      {act ? (
        <ActDialog
          api={api}
          proof={proof}
          account={account}
          act={act}
          onClose={() => setAct(undefined)}
          onDone={done}
        />
      ) : null}
    </>
  );
}

type OnAct = (act: IntendedAct) => void;

function Licence({ licence, onAct }: { licence: SupportSubscription; onAct: OnAct }) {
  const { id, name, life, endReason, renewal, isEntitled, paidUntil, paidBy, events, canRevoke } = licence;
  const facts = [
    [life, endReason].filter(Boolean).join(', '),
    ...(isEntitled ? [texts.entitled] : []),
    ...(paidUntil === undefined ? [] : [texts.until(formatTime(paidUntil))]),
    ...(renewal === 'AUTO' && paidBy !== undefined ? [texts.paidBy(paidBy)] : []),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        {canRevoke ? (
          <button
            type="button"
            className={button}
            aria-label={`${texts.revoke} ${name}`}
            onClick={() => onAct({ kind: 'revocation', name, subscriptionId: id })}
          >
            {texts.revoke}
          </button>
        ) : null}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <details>
        <summary>{texts.events(events.length)}</summary>
        <ul className={styles.list}>
          {events.map(({ kind, at, by, why }, index) => (
            <li key={`${kind} ${at} ${index}`} className={styles.facts}>
              {[formatTime(at), texts.event(kind, by), ...(why === undefined ? [] : [why])].join(' · ')}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Payment({ purchase, onAct }: { purchase: SupportPurchase; onAct: OnAct }) {
  const { id, name, amount, isPaid, paidAt, invoice, attempts, ledger, sums } = purchase;
  const facts = [
    paidAt === undefined ? texts.notPaid : formatTime(paidAt),
    ...(invoice === undefined ? [] : [texts.invoice(invoice)]),
  ];
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{`${name}, ${formatAmount(amount)}`}</span>
        {isPaid ? (
          <button
            type="button"
            className={button}
            aria-label={`${texts.receipt} ${name}`}
            onClick={() => onAct({ kind: 'receipt', name, purchaseId: id })}
          >
            {texts.receipt}
          </button>
        ) : null}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <ul className={styles.list}>
        {attempts.map((attempt) => (
          <Attempt key={attempt.id} attempt={attempt} name={name} onAct={onAct} />
        ))}
      </ul>
      {ledger.length > 0 ? (
        <details>
          <summary>{texts.ledger}</summary>
          <Ledger name={name} ledger={ledger} sums={sums} />
        </details>
      ) : null}
    </li>
  );
}

function Attempt({
  attempt,
  name,
  onAct,
}: {
  attempt: SupportPurchase['attempts'][number];
  name: string;
  onAct: OnAct;
}) {
  const { id, provider, method, card, amount, state, reference, decline, createdAt, refundable } = attempt;
  const facts = [
    formatTime(createdAt),
    texts.attempt(provider, card ?? method, state),
    formatAmount(amount),
    ...(reference === undefined ? [] : [reference]),
    ...(decline === undefined ? [] : [texts.declined(decline)]),
    ...attempt.refunds.map((refund) => texts.refundLine(formatAmount(refund.amount), texts.results[refund.state])),
    ...attempt.disputes.map((dispute) => texts.disputeLine(formatAmount(dispute.amount), dispute.state)),
    ...(refundable && attempt.refunds.length > 0 ? [texts.left(formatAmount(refundable))] : []),
  ];
  return (
    <li className={styles.line}>
      <span className={styles.facts}>{facts.join(' · ')}</span>
      {refundable && refundable.amount > 0 ? (
        <button
          type="button"
          className={button}
          aria-label={`${texts.refund} ${name}`}
          onClick={() => onAct({ kind: 'refund', name, attemptId: id, refundable })}
        >
          {texts.refund}
        </button>
      ) : null}
    </li>
  );
}

function Ledger({ name, ledger, sums }: Pick<SupportPurchase, 'name' | 'ledger' | 'sums'>) {
  return (
    // Keyboard users scroll a region only if it can have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" tabIndex={0} aria-label={texts.ledgerOf(name)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.when}</th>
            <th scope="col">{texts.transaction}</th>
            <th scope="col">{texts.ledgerAccount}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {ledger.flatMap(({ kind, postedAt, lines }, transaction) =>
            lines.map(({ account, amount }, position) => (
              <tr key={`${transaction} ${position}`}>
                <td>{formatTime(postedAt)}</td>
                <td>{kind}</td>
                <td>{account}</td>
                <td>{formatAmount(amount)}</td>
              </tr>
            )),
          )}
          {sums.map(({ account, amount }) => (
            <tr key={account}>
              <td />
              <th scope="row">{texts.sum}</th>
              <td>{account}</td>
              <td>{formatAmount(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
