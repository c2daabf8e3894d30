import { useState } from 'react';
import { Endless } from '#renderers/endless/endless.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import type { Watchlists } from '#schemas/wire/viewing/lists.ts';
import { BrowseLink } from './browse-link.tsx';
import { ListCard } from './list-card.tsx';
import { NameForm } from './name-form.tsx';
import { useOwnLists } from './use-own-lists.ts';
import * as styles from './watchlists-screen.styles.ts';

interface WatchlistsScreenProps {
  /** First page of the lists, from the server. */
  first: Watchlists;
  brand: string;
}

/** Overview of the viewer's watchlists and the saved ones of others. */
export function WatchlistsScreen({ first, brand }: WatchlistsScreenProps) {
  const { t } = useMessages();
  const { lists } = usePorts();
  const all = useOwnLists(first);
  const [isCreating, setCreating] = useState(false);
  const create = async (name: string) => {
    const made = await lists?.watchlists?.create(name);
    if (!made?.ok) return made?.cause ?? 'watchlists.changeFailed';
    await all.refresh();
    setCreating(false);
    return undefined;
  };
  const isEmpty = all.lists.length === 0 && all.state === 'ready';
  return (
    <div className={styles.screen}>
      <title>{`${t('watchlists.title')} · ${brand}`}</title>
      <div className={styles.head}>
        <h1 className={styles.heading}>{t('watchlists.title')}</h1>
        <button
          type="button"
          className={isEmpty ? primary : secondary}
          aria-expanded={isCreating}
          onClick={() => setCreating(!isCreating)}
        >
          <Icon name="plus" size={18} />
          {t('watchlists.create')}
        </button>
      </div>
      {isCreating ? (
        <div className={styles.form}>
          <NameForm submit="watchlists.save" send={create} onCancel={() => setCreating(false)} />
        </div>
      ) : null}
      {isEmpty && !isCreating ? (
        <Notice level={2} title={t('watchlists.empty')} text={t('watchlists.emptyText')} action={<BrowseLink />} />
      ) : (
        <ul role="list" className={styles.lists}>
          {all.lists.map((list) => (
            <li key={list.watchlistExternalId}>
              <ListCard list={list} />
            </li>
          ))}
        </ul>
      )}
      <Endless list={all} count={all.lists.length} />
    </div>
  );
}
