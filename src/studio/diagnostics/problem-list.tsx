import { useSignals } from '@preact/signals-react/runtime';
import type { Checks } from '../model/checks.ts';
import type { FoundMistake } from '../language/check.ts';
import { messages } from '../messages.ts';
import { countOf } from '../model/merge.ts';
import * as styles from './problem-list.styles.ts';

interface ProblemListProps {
  checks: Checks;
  /** Moves the cursor to the problem and shows its element in the preview. */
  onPick: (found: FoundMistake) => void;
}

const placeOf = ({ pointer, rule, expected }: FoundMistake) =>
  (rule === 'syntax' && /line \d+, column \d+/.exec(expected)?.[0]) || pointer || messages.top;

/** List of the document's problems; each one leads to its location. */
export function ProblemList({ checks, onPick }: ProblemListProps) {
  useSignals();
  const found = checks.all.value;
  const { errors, warnings } = countOf(found);
  return (
    <section className={styles.panel} aria-label={messages.problems}>
      <h2 className={styles.heading} data-valid={found.length === 0 || undefined}>
        <span role="status">{messages.problemCount(errors, warnings)}</span>
      </h2>
      {found.length > 0 ? (
        <ol className={styles.list}>
          {found.map((one) => (
            <li key={`${one.rule} ${one.pointer}`}>
              <button type="button" className={styles.problem} onClick={() => onPick(one)}>
                <span className={styles.severity} data-severity={one.severity}>
                  {one.severity === 'error' ? messages.error : messages.warning}
                </span>
                <span className={styles.place}>{placeOf(one)}</span>
                {one.element ? <span className={styles.element}>{one.element}</span> : null}
                <span className={styles.text}>
                  {messages.expectedFound(one.expected, one.found)} <strong>{one.fix}</strong>
                  {one.views ? ` ${messages.inViews(one.views)}` : null}
                </span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  );
}
