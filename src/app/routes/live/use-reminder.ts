import useSWR from 'swr';
import { runSequentially } from '#renderers/lists/in-turn.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { timeZoneHere } from '#renderers/primitives/time/use-time-zone.ts';
import type { ReminderControl } from '#screens/live/reminder-button.tsx';
import { changeReminder } from '#services/api/reminders.ts';
import { useServices } from '../../services.ts';

/**
 * Returns the viewer's reminder of an event; undefined for guests. Changes are optimistic; a failure is rolled back
 * with a message. Requested separately from the event, so that personal data cannot enter a shared cache.
 * @param isToCome whether the event is in the future
 */
export function useReminder(id: number, isToCome: boolean): ReminderControl | undefined {
  const { api } = useServices();
  const { lists, toasts } = usePorts();
  const { t } = useMessages();
  const { data, error, mutate } = useSWR(
    lists && !lists.isGuest && isToCome ? ['reminder', lists.scope, id] : null,
    () => api.call('GET /api/v4/event/{id}/reminder', { params: { id } }),
    { shouldRetryOnError: false },
  );
  if (!lists || lists.isGuest) return undefined;
  // If the state is unknown the reminder can still be set, because the request is idempotent.
  const isSet = data?.isSet ?? (error === undefined ? undefined : false);
  const toggle = async () => {
    if (isSet === undefined) return;
    const put = (now: boolean) => mutate({ isSet: now }, { revalidate: false });
    void put(!isSet);
    const outcome = await runSequentially(() => changeReminder(api, id, !isSet, timeZoneHere()));
    if (outcome.ok) return toasts.show({ text: t(isSet ? 'reminder.isRemoved' : 'reminder.isSet'), kind: 'success' });
    void put(isSet);
    toasts.show({ text: t(outcome.cause), kind: 'failure' });
  };
  return { isSet, toggle: () => void toggle() };
}
