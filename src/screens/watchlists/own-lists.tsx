import { useState } from 'react';
import { Endless } from '#renderers/endless/endless.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Watchlist } from '#schemas/wire/viewing/lists.ts';
import { useOwnLists } from './use-own-lists.ts';
import * as styles from './watchlist-panel.styles.ts';

/** The viewer's own lists, to which titles can be added. `onChosen` resolves to the reason if adding failed. */
export function OwnListPicker({ onChosen }: { onChosen: (list: Watchlist) => Promise<LabelKey | undefined> }) {
  const { t } = useMessages();
  const all = useOwnLists();
  const [isBusy, setBusy] = useState(false);
  const own = all.lists.filter(({ ownership }) => ownership === 'OWNED');
  if (all.lists.length === 0 && (all.state === 'failed' || all.state === 'retrying'))
    return (
      <div role="alert">
        <p>{t('watchlists.failed')}</p>
        <button type="button" className={secondary} aria-disabled={all.state === 'retrying'} onClick={all.retry}>
          {t('retry')}
        </button>
      </div>
    );
  if (all.lists.length === 0 && all.state !== 'ready') return <p className={styles.quietText}>{t('loading')}</p>;
  if (own.length === 0 && !all.more) return <p className={styles.quietText}>{t('watchlistPanel.none')}</p>;
  const choose = async (list: Watchlist) => {
    if (isBusy) return;
    setBusy(true);
    const cause = await onChosen(list);
    setBusy(false);
    if (cause === 'watchlistIsGone') void all.refresh();
  };
  return (
    <>
      <ul role="list" className={styles.lists} aria-label={t('watchlistPanel.lists')}>
        {own.map((list) => (
          <li key={list.watchlistExternalId}>
            <button type="button" className={styles.list} aria-disabled={isBusy} onClick={() => void choose(list)}>
              <span className={styles.picture}>
                {list.thumbnails[0] ? <img src={atWidth(list.thumbnails[0], 240)} alt="" /> : <Icon name="list" />}
              </span>
              <span>
                <bdi>{list.name}</bdi>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Endless list={all} count={all.lists.length} />
    </>
  );
}
