import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { useViewer } from './use-viewer.ts';

// Guests never need it.
const ConsentPrompt = lazy(() => import('./consent-prompt.tsx'));

/** Pages on which nobody is asked: one is on the way in or out, or the page asks by itself. */
const quiet = /^\/(?:login|logout|signup|consent|_admin)(?:\/|$)/;

/** Asks whoever is signed in to agree to the realm's required terms, before anything else. */
export function ConsentGate({ settings }: { settings: RealmSettings }) {
  const { isGuest } = useViewer();
  const { pathname } = useLocation();
  const asked = (settings.consent?.required ?? false) && !isGuest && !quiet.test(pathname);
  return asked ? (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  ) : null;
}
