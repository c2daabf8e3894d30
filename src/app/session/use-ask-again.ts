import { useEffect, useRef } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { getLiveStream } from '#services/live/live.ts';
import type { RootData } from '../root-loader.ts';

/**
 * Reloads the terms that the viewer must still accept. After an editor's change it does so on the next page, not on the
 * current one. While the dialog is open it does so when this tab gets the focus, because the viewer may have answered
 * in another tab.
 */
export function useConsentRefresh(isAsked: boolean, ask: () => Promise<unknown>): void {
  const root = useRouteLoaderData<RootData>('root');
  const realm = root?.settings.realm ?? '';
  const locale = root?.labels.selectedLocale ?? '';
  const { pathname } = useLocation();
  const place = useRef(pathname);
  const isStale = useRef(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(
    () =>
      getLiveStream(realm, locale).subscribe(({ type }) => {
        if (type === 'revision' || type === 'changed' || type === 'resync') isStale.current = true;
      }),
    [realm, locale],
  );
  useEffect(() => {
    const isNext = place.current !== pathname;
    place.current = pathname;
    if (!isNext || !isStale.current) return;
    isStale.current = false;
    void latest.current();
  }, [pathname]);
  useEffect(() => {
    if (!isAsked) return undefined;
    const look = () => void latest.current();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [isAsked]);
}
