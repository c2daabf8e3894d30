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

/**
 * How to take a title out of what was watched, with the element of its card: it is gone at once, and a message offers to
 * undo it.
 */
export function useForget(): (title: WatchedTitle, card: Element) => void {
  const { t } = useMessages();
  const { lists, toasts } = usePorts();
  const failed = () => toasts.show({ text: t('history.changeFailed'), kind: 'failure' });
  return ({ id, title, watchProgress = 0 }, card) => {
    if (!lists) return;
    const { history } = lists;
    const undo = () => void history.report(id, watchProgress).catch(failed);
    focusBeside(card);
    history.remove(id).catch(failed);
    toasts.show({
      text: t('history.removed', { title }),
      kind: 'success',
      action: { text: t('undo'), run: undo },
    });
  };
}
