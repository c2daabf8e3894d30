import type { Card } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';

/** The card data needed to remove a title from the history. */
export type WatchedTitle = Pick<Card, 'id' | 'title' | 'watchProgress'>;

/** Moves the focus from a card that is removed to the next or previous card, else to the main element. */
function focusBeside(card: Element): void {
  const item = card.closest('li');
  const beside = [item?.nextElementSibling, item?.previousElementSibling].map((one) =>
    one?.querySelector<HTMLElement>('a[data-card]'),
  );
  (beside.find(Boolean) ?? document.querySelector('main'))?.focus();
}

/** Labels of the messages for each list from which a title can be removed. */
const words = {
  HISTORY: { removed: 'history.removed', failed: 'history.changeFailed' },
  UP_NEXT: { removed: 'upNext.removed', failed: 'upNext.changeFailed' },
} as const;

/**
 * Returns a function that removes a title from the history or from "up next". The card disappears at once, and a toast
 * offers to undo.
 */
export function useRemoveFromHistory(
  from: keyof typeof words = 'HISTORY',
): (title: WatchedTitle, card: Element) => void {
  const { t } = useMessages();
  const { lists, toasts } = usePorts();
  const failed = () => toasts.show({ text: t(words[from].failed), kind: 'failure' });
  return ({ id, title, watchProgress = 0 }, card) => {
    if (!lists) return;
    const { history } = lists;
    const isNext = from === 'UP_NEXT';
    const undo = () => void (isNext ? history.showNext(id) : history.report(id, watchProgress)).catch(failed);
    focusBeside(card);
    (isNext ? history.hideNext(id) : history.remove(id)).catch(failed);
    toasts.show({
      text: t(words[from].removed, { title }),
      kind: 'success',
      action: { text: t('undo'), run: undo },
    });
  };
}
