import { type SubmitEvent, useId, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { SupportAccount as FoundAccount, SupportAct, SupportActs } from '#schemas/wire/commerce/support.ts';
import type { Api } from '#services/api/client.ts';
import { failureMessage } from '../api/failure.ts';
import { messages } from '../messages.ts';
import { button, field, primary } from '../ui/controls.styles.ts';
import { formatAmount, formatTime } from './format.ts';
import type { SupportProof } from './second-factor.tsx';
import { SupportAccount } from './support-account.tsx';
import * as styles from './support.styles.ts';

const texts = messages.support;

interface SupportDeskProps {
  api: Api;
  proof: SupportProof;
  /** Handles the end of the session; false for another error. */
  onSignedOut: (error: unknown) => boolean;
}

/** Page of support: finds an account, shows its licences and payments, and lists the latest acts. */
export function SupportDesk({ api, proof, onSignedOut }: SupportDeskProps) {
  const [opened, setOpened] = useState<{ id: string; visit: number } | undefined>(undefined);
  const acts = useSWRInfinite<SupportActs>(
    (index: number, previous: SupportActs | null) =>
      previous && !previous.paging.moreDataAvailable
        ? null
        : ['support acts', index === 0 ? undefined : previous?.paging.lastSeen],
    ([, lastSeen]: [string, string | undefined]) =>
      api.call('GET /api/v2/support/acts', { query: lastSeen === undefined ? {} : { lastSeen } }),
    { revalidateOnFocus: false, shouldRetryOnError: false, onError: onSignedOut },
  );
  return (
    <main id="editor" className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <SearchPanel
        api={api}
        onSignedOut={onSignedOut}
        onOpen={(id) => setOpened({ id, visit: (opened?.visit ?? 0) + 1 })}
        onActed={() => void acts.mutate()}
      />
      {opened ? (
        <SupportAccount
          key={opened.visit}
          api={api}
          proof={proof}
          id={opened.id}
          onSignedOut={onSignedOut}
          onActed={() => void acts.mutate()}
        />
      ) : null}
      <LatestActs
        pages={acts.data}
        error={acts.error}
        onRetry={() => void acts.mutate()}
        onMore={() => void acts.setSize(acts.size + 1)}
      />
    </main>
  );
}

interface SearchPanelProps {
  api: Api;
  onSignedOut: (error: unknown) => boolean;
  onOpen: (id: string) => void;
  onActed: () => void;
}

function SearchPanel({ api, onSignedOut, onOpen, onActed }: SearchPanelProps) {
  const id = useId();
  const [found, setFound] = useState<readonly FoundAccount[] | undefined>(undefined);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [isBusy, setBusy] = useState(false);
  const search = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const query = String(new FormData(event.currentTarget).get('query')).trim();
    setBusy(true);
    setFault(undefined);
    setFound(undefined);
    try {
      const { accounts } = await api.call('GET /api/v2/support/accounts', { query: { query } });
      setFound(accounts);
      onActed();
    } catch (error) {
      if (!onSignedOut(error)) setFault(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const told = !found ? '' : found.length === 0 ? texts.notFound : texts.found(found.length);
  return (
    <search className={styles.panel}>
      <form className={styles.search} aria-busy={isBusy} onSubmit={(event) => void search(event)}>
        <label className={styles.row}>
          {texts.search}
          <input
            className={field}
            name="query"
            type="search"
            required
            minLength={3}
            maxLength={254}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={id}
          />
        </label>
        <button type="submit" className={primary} aria-disabled={isBusy}>
          {isBusy ? texts.finding : texts.find}
        </button>
      </form>
      <p id={id} className={styles.facts}>{`${texts.searchHint} ${texts.audited}`}</p>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      <p role="status" className={styles.facts}>
        {told}
      </p>
      {found && found.length > 0 ? (
        <ul className={styles.list}>
          {found.map((account) => (
            <li key={account.id} className={styles.item}>
              <div className={styles.line}>
                <span className={styles.name}>{account.name}</span>
                <span>{account.email}</span>
                {account.isOpen ? (
                  <button
                    type="button"
                    className={button}
                    onClick={() => {
                      onOpen(account.id);
                      onActed();
                    }}
                  >
                    {texts.open(account.email)}
                  </button>
                ) : null}
              </div>
              {account.isOpen ? null : <p className={styles.facts}>{texts.closed}</p>}
            </li>
          ))}
        </ul>
      ) : null}
    </search>
  );
}

interface LatestActsProps {
  pages: readonly SupportActs[] | undefined;
  error: unknown;
  onRetry: () => void;
  onMore: () => void;
}

function LatestActs({ pages, error, onRetry, onMore }: LatestActsProps) {
  const acts = pages?.flatMap((page) => page.acts);
  return (
    <section className={styles.panel} aria-labelledby="support-acts">
      <h2 id="support-acts" className={styles.heading}>
        {texts.latest}
      </h2>
      {error ? (
        <>
          <p role="alert" className={styles.fault}>
            {failureMessage(error)}
          </p>
          <div>
            <button type="button" className={button} onClick={onRetry}>
              {messages.retry}
            </button>
          </div>
        </>
      ) : !acts ? (
        <p className={styles.facts}>{messages.loading}</p>
      ) : acts.length === 0 ? (
        <p className={styles.facts}>{texts.noActs}</p>
      ) : (
        <ul className={styles.list}>
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ul>
      )}
      {pages?.at(-1)?.paging.moreDataAvailable ? (
        <div>
          <button type="button" className={button} onClick={onMore}>
            {texts.more}
          </button>
        </div>
      ) : null}
    </section>
  );
}

function Act({ act: { act, staff, email, amount, reason, result, at } }: { act: SupportAct }) {
  const facts = [
    texts.results[result],
    ...(email === undefined ? [] : [email]),
    ...(amount ? [formatAmount(amount)] : []),
    ...(reason === '' ? [] : [reason]),
  ];
  return (
    <li className={styles.item}>
      <span className={styles.name}>{texts.acts[act]}</span>
      <span>{facts.join(' · ')}</span>
      <span className={styles.facts}>{texts.by(staff, formatTime(at))}</span>
    </li>
  );
}
