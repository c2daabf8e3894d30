import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useSWRConfig } from 'swr';
import { LiveButton } from '#screens/live-now/live-button.tsx';
import { LiveSidebar } from '#screens/live-now/live-sidebar.tsx';
import { type BegunEvent, LiveToast } from '#screens/live-now/live-toast.tsx';
import type { RouteName } from '#schemas/routes/table.ts';
import { createReloadBatcher } from '#services/live/gather.ts';
import { getLiveStream } from '#services/live/live.ts';
import { createLiveList } from '#services/live/live-list.ts';
import type { LiveUpdate } from '#services/live/live-stream.ts';
import { useServices } from '../../services.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useSessionEnd } from '../../session/use-session-end.ts';
import { useOtherTabs } from '../../session/use-other-tabs.ts';
import { useViewer } from '../../session/use-viewer.ts';

/** Pages that list current or upcoming events. */
const listing: readonly (RouteName | undefined)[] = ['LIVE_EVENTS', 'UPCOMING', 'SCHEDULE'];
/** Pages of payments, whose button at the bottom of small screens would be covered. */
const paying: readonly (RouteName | undefined)[] = ['PAYMENT', 'PAYMENT_AUTHORIZATION', 'PAYMENT_UPDATE', 'GIFT_PAY'];
/** Maximum random delay of a reload in milliseconds, so that viewers do not all reload at once. */
const SPREAD = 800;

/** Id of the event in a URL; undefined on other pages. */
const eventAt = (pathname: string, name: RouteName | undefined): number | undefined =>
  name === 'LIVE' ? Number(/\/(\d+)(?:\/|$)/.exec(pathname)?.[1]) : undefined;

/** Handles live messages, shared across tabs: shows toasts, updates the counter and reloads affected data. */
export default function LiveUpdates({ realm, locale }: { realm: string; locale: string }) {
  useSignals();
  useOtherTabs();
  useSessionEnd();
  const { api, kept } = useServices();
  const { isGuest } = useViewer();
  const name = useRouteName();
  const { pathname } = useLocation();
  const { mutate } = useSWRConfig();
  const { revalidate } = useRevalidator();
  const begun = useSignal<BegunEvent | undefined>(undefined);
  const count = useSignal(0);
  const isOpen = useSignal(false);
  const list = useMemo(
    () => createLiveList((p, rpp) => api.call('GET /api/v2/event/live', { query: { p, rpp } })),
    [api],
  );

  const askAgain = useRef(createReloadBatcher(SPREAD, (ids) => asking.current(ids)));
  const hear = (news: LiveUpdate) => {
    if ('live' in news) count.value = news.live;
    if (news.type === 'revision') return;
    if (news.type === 'began' && news.event.id !== eventAt(pathname, name)) begun.value = news.event;
    if (news.type === 'ended' && begun.peek()?.id === news.id) begun.value = undefined;
    // The first message contains the current state. Pages that list events then load their data again, because their
    // HTML may be outdated.
    if (news.type === 'state' && !listing.includes(name)) return;
    askAgain.current(news.type === 'began' ? news.event.id : 'id' in news ? news.id : undefined);
  };
  const ask = (ids: ReadonlySet<number> | 'all') => {
    void mutate((key) => Array.isArray(key) && key[0] === 'event' && (ids === 'all' || ids.has(Number(key[1]))));
    if (list.state.peek().paging.page > 0) void list.refresh();
    kept?.forget();
    if (listing.includes(name)) void revalidate();
  };
  // The handlers are in refs, so that the subscription stays open across pages although the handlers change.
  const hearing = useRef(hear);
  const asking = useRef(ask);
  useEffect(() => {
    hearing.current = hear;
    asking.current = ask;
  });
  useEffect(() => {
    return getLiveStream(realm, locale).subscribe((news) => hearing.current(news));
  }, [realm, locale]);
  const dismiss = useCallback(() => {
    begun.value = undefined;
  }, [begun]);
  const close = () => {
    isOpen.value = false;
  };
  return (
    <>
      {isGuest ? null : (
        <>
          {isOpen.value || count.value === 0 || paying.includes(name) ? null : (
            <LiveButton
              count={count.value}
              onClick={() => {
                isOpen.value = true;
              }}
            />
          )}
          <LiveSidebar list={list} isOpen={isOpen.value} onClose={close} place={pathname} />
        </>
      )}
      {begun.value ? <LiveToast key={begun.value.id} event={begun.value} onGone={dismiss} /> : null}
    </>
  );
}
