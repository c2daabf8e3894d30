import type { Card } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';

/** A title that was watched, as its card knows it. */
export type WatchedTitle = Pick<Card, 'id' | 'title' | 'watchProgress'>;

/** What stands beside a card that goes has the focus after it; where there is nothing, the page's main part. */
function focusBeside(card: Element): void {
  const item = card.closest('li');
  const beside = [item?.nextElementSibling, item?.previousElementSibling].map((one) =>
    one?.querySelector<HTMLElement>('a[data-card]'),
  );
  (beside.find(Boolean) ?? document.querySelector('main'))?.focus();
}

/** Lists of the viewer's from which a title can be taken, and what is said of it. */
const words = {
  HISTORY: { removed: 'history.removed', failed: 'history.changeFailed' },
  UP_NEXT: { removed: 'upNext.removed', failed: 'upNext.changeFailed' },
} as const;

/**
 * How to take a title out of what was watched, or out of what comes next, with the element of its card: it is gone at once,
 * and a message offers to undo it.
 */
export function useForget(from: keyof typeof words = 'HISTORY'): (title: WatchedTitle, card: Element) => void {
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
