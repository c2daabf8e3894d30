import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { timeZoneHere } from '#renderers/primitives/time/use-time-zone.ts';
import { Component as Page } from '../page/route.tsx';

/** Page of titles by day. Reloads the server's UTC days if the viewer's time zone differs. */
export function Component() {
  const { timezone } = useLoaderData<{ timezone: string }>();
  const hydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const isElsewhere = hydrated && timezone !== timeZoneHere();
  useEffect(() => {
    if (isElsewhere) void revalidate();
  }, [isElsewhere, revalidate]);
  return <Page />;
}
