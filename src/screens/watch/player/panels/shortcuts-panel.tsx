import { Fragment } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { keyList } from '../shared/shortcuts.ts';
import { Window } from './window.tsx';
import * as styles from './window.styles.ts';

/** Overview of the keyboard shortcuts. */
export function ShortcutsPanel() {
  const { t } = useMessages();
  return (
    <Window title={t('player.shortcuts')}>
      <dl className={styles.keys}>
        {keyList.map(([keys, does]) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </Fragment>
        ))}
      </dl>
    </Window>
  );
}
