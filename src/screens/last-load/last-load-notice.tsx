import { useId } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import type { LastLoad } from '#schemas/wire/authoring/studio.ts';
import * as styles from './last-load-notice.styles.ts';

interface LastLoadNoticeProps {
  findings: LastLoad['findings'];
  onHide: () => void;
}

/** Maximum number of mistakes in the notice; the command line lists all of them. */
const SHOWN = 10;

/**
 * Notice for an editor that says why the last import of the realm's definitions was refused. Lists each mistake with
 * its location and how to fix it.
 */
export function LastLoadNotice({ findings, onHide }: LastLoadNoticeProps) {
  const { t } = useMessages();
  const heading = useId();
  return (
    <section className={styles.notice} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('lastLoadTitle')}
      </h2>
      <p>{t('lastLoadText', { count: findings.length })}</p>
      <ol className={styles.findings} lang="en" dir="ltr">
        {findings.slice(0, SHOWN).map(({ document, pointer, rule, expected, found, fix }) => (
          <li key={`${document} ${pointer} ${rule} ${expected}`}>
            <code className={styles.place}>
              {document} {pointer}
            </code>
            expected {expected}, found {found}
            <span className={styles.fix}>{fix}</span>
          </li>
        ))}
      </ol>
      {findings.length > SHOWN ? <p>+ {findings.length - SHOWN}</p> : null}
      <button type="button" className={secondary} onClick={onHide}>
        {t('lastLoadHide')}
      </button>
    </section>
  );
}
