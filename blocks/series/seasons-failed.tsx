import { useWords } from '#renderers/messages/words.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import * as styles from './series.styles.ts';

/** What stands in the picker's place when no season could be loaded. */
export function SeasonsFailed({ retry }: { retry: () => void }) {
  const { say } = useWords();
  return (
    <div className={`${styles.edge} ${styles.failed}`} role="alert">
      <span>{say('seasonsFailed')}</span>
      <button type="button" className={`${chip} ${active}`} onClick={retry}>
        {say('retry')}
      </button>
    </div>
  );
}
