import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ListChangeResult, Listed, WatchlistsPort } from '#renderers/ports/lists.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { iconButton, secondary } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import * as dialogLook from './dialog.styles.ts';
import { NameForm } from './name-form.tsx';
import { OwnListPicker } from './own-lists.tsx';
import * as styles from './watchlist-panel.styles.ts';

/** Display time of the "added" message, in milliseconds. */
const SAID = 2000;

interface WatchlistPanelProps {
  title: Listed;
  onClose: () => void;
}

/**
 * Creates a list and adds a title to it. If only the second step fails, a retry continues with the created list,
 * renamed if necessary, so that no empty list is left.
 */
function useNewList(
  watchlists: WatchlistsPort | undefined,
  title: Listed,
): (name: string) => Promise<ListChangeResult> {
  const made = useRef<{ id: number; name: string }>(undefined);
  return async (name) => {
    if (!watchlists) return { ok: false, cause: 'watchlists.changeFailed' };
    let list = made.current;
    if (!list) {
      const created = await watchlists.create(name);
      if (!created.ok) return created;
      list = { id: created.value, name };
    } else if (list.name !== name) {
      const renamed = await watchlists.rename(list.id, name);
      if (!renamed.ok) return renamed;
      list = { id: list.id, name };
    }
    made.current = list;
    return watchlists.add(list.id, title);
  };
}

/**
 * Moves the focus to the title's card if the element that opened the dialog was removed, as happens in the hover panel.
 */
const returnFocus = ({ id }: Listed) => {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.closest('[data-hover-panel]'))
    document.querySelector<HTMLElement>(`a[data-card="${id}"]`)?.focus({ preventScroll: true });
};

/** Dialog for choosing one of the viewer's lists for a title, or for creating one. */
export default function WatchlistPanel({ title, onClose }: WatchlistPanelProps) {
  const { t } = useMessages();
  const { lists } = usePorts();
  const id = useId();
  const done = useRef<HTMLParagraphElement>(null);
  const [isCreating, setCreating] = useState(false);
  const [fault, setFault] = useState<LabelKey>();
  const [added, setAdded] = useState<string>();
  // This cleanup runs when the dialog has closed and the page is no longer inert, so that the card can take the focus.
  useEffect(() => () => returnFocus(title), [title]);
  useEffect(() => {
    if (added === undefined) return;
    done.current?.focus();
    const timer = setTimeout(onClose, SAID);
    return () => clearTimeout(timer);
  }, [added, onClose]);
  const watchlists = lists?.watchlists;
  const addToNew = useNewList(watchlists, title);
  if (!watchlists) return null;
  const finish = (name: string, outcome: ListChangeResult): LabelKey | undefined => {
    if (!outcome.ok) return outcome.cause;
    setAdded(name);
    return undefined;
  };
  return (
    <Dialog className={dialogLook.dialog} aria-labelledby={id} data-watchlist-panel onClose={onClose}>
      <div className={dialogLook.head}>
        <h2 id={id} className={dialogLook.title}>
          {t('watchlistPanel.title', { title: title.title })}
        </h2>
        <button type="button" className={iconButton} aria-label={t('watchlistPanel.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {added === undefined ? (
        <>
          <p role="alert" className={fault && styles.fault}>
            {fault ? t(fault) : null}
          </p>
          <OwnListPicker
            onChosen={async (list) => {
              setFault(undefined);
              const cause = finish(list.name, await watchlists.add(list.watchlistExternalId, title));
              setFault(cause);
              return cause;
            }}
          />
          <div className={styles.create}>
            <button
              type="button"
              className={secondary}
              aria-expanded={isCreating}
              onClick={() => setCreating(!isCreating)}
            >
              <Icon name="plus" size={18} />
              {t('watchlists.create')}
            </button>
            {isCreating ? (
              <NameForm submit="watchlistPanel.save" send={async (name) => finish(name, await addToNew(name))} />
            ) : null}
          </div>
        </>
      ) : (
        <p ref={done} role="status" tabIndex={-1} className={styles.done}>
          <Icon name="check" />
          {t('watchlistPanel.added', { name: added })}
        </p>
      )}
    </Dialog>
  );
}
