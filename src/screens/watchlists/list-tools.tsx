import { useState } from 'react';
import { ShareButton } from '#renderers/lists/share-button.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { opensBySignIn } from '#schemas/access.ts';
import { cardOf } from './card-of.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { StopSharingDialog } from './stop-sharing-dialog.tsx';
import type { OpenWatchlist } from './use-watchlist.ts';
import * as styles from './watchlist-screen.styles.ts';

type Shown = Pick<OpenWatchlist, 'list'>;

/** Button that plays the first watchable title of the list. The other titles follow automatically. */
function WatchThrough({ list: { content, watchlistExternalId: id, ownerExternalId: owner, ownership } }: Shown) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const { Link } = navigation;
  const first = content.find(opensBySignIn);
  if (!first) return null;
  const list = { type: 'WATCHLIST', id, ...(ownership === 'SHARED' && { owner }) } as const;
  return (
    <Link to={navigation.hrefOfCard(cardOf(first), list)} className={primary}>
      <Icon name="play" size={18} />
      {t('watchNow')}
    </Link>
  );
}

/** Actions that affect the entire list, such as playing or sharing it. */
export function ListTools({ open }: { open: OpenWatchlist }) {
  const { list } = open;
  return list.ownership === 'OWNED' ? <OwnTools open={open} /> : <SharedTools open={open} />;
}

function OwnTools({ open: { list, set, share } }: { open: OpenWatchlist }) {
  const { t } = useMessages();
  const { lists, navigation } = usePorts();
  const [asks, setAsks] = useState<'name' | 'privacy' | 'deletion'>();
  const { name, watchlistExternalId: id, isShared } = list;
  const href = async () => {
    const route = await share();
    return route === undefined ? undefined : navigation.hrefOf({ type: 'ROUTE', route });
  };
  if (asks === 'name')
    return (
      <div className={styles.form}>
        <NameForm
          name={name}
          submit="watchlists.save"
          onCancel={() => setAsks(undefined)}
          send={async (next) => {
            const outcome = await lists?.watchlists?.rename(id, next);
            if (!outcome?.ok) return outcome?.cause ?? 'watchlists.changeFailed';
            set({ name: next });
            setAsks(undefined);
            return undefined;
          }}
        />
      </div>
    );
  return (
    <div className={styles.tools}>
      <WatchThrough list={list} />
      <ShareButton title={name} href={href} />
      {isShared ? (
        <button type="button" className={quiet} aria-haspopup="dialog" onClick={() => setAsks('privacy')}>
          <Icon name="lock" size={18} />
          {t('watchlists.stopSharing')}
        </button>
      ) : null}
      <button type="button" className={quiet} onClick={() => setAsks('name')}>
        <Icon name="pencil" size={18} />
        {t('watchlists.rename')}
      </button>
      <button type="button" className={quiet} aria-haspopup="dialog" onClick={() => setAsks('deletion')}>
        <Icon name="trash" size={18} />
        {t('watchlists.delete')}
      </button>
      {asks === 'privacy' ? (
        <StopSharingDialog
          list={list}
          onStopped={() => set({ isShared: false, ownerExternalId: 'me', shareablePath: `/watchlists/${id}` })}
          onClose={() => setAsks(undefined)}
        />
      ) : null}
      {asks === 'deletion' ? <DeleteDialog list={list} onClose={() => setAsks(undefined)} /> : null}
    </div>
  );
}

function SharedTools({ open: { list, keep } }: { open: OpenWatchlist }) {
  const { t } = useMessages();
  const { saved } = list;
  return (
    <div className={styles.tools}>
      <WatchThrough list={list} />
      <button type="button" className={secondary} onClick={() => void keep(!saved)}>
        <Icon name={saved ? 'close' : 'plus'} size={18} />
        <span aria-live="polite">{t(saved ? 'watchlists.letGo' : 'watchlists.keep')}</span>
      </button>
    </div>
  );
}
