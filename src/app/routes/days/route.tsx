import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { timeZoneHere } from '#renderers/primitives/time/use-time-zone.ts';
import { Component as Page } from '../page/route.tsx';

/** The route of a list by days. The server's days are those of UTC; where the viewer's differ they are asked for again. */
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
