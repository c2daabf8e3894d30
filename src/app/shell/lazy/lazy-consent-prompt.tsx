import { lazy, Suspense } from 'react';
import type { RouteName } from '#schemas/routes/table.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { useServices } from '../../services.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useViewer } from '../../session/use-viewer.ts';

// Guests never need it.
const ConsentPrompt = lazy(() => import('./consent-prompt.tsx'));

/** Pages on which nobody is asked: one is on the way in or out, or the page asks by itself. */
const quiet: readonly (RouteName | undefined)[] = ['LOGIN', 'LOGOUT', 'SIGNUP', 'CONSENT', 'TV_LOGIN'];

/** Asks whoever is signed in to agree to the realm's required terms, before anything else. */
export function LazyConsentPrompt({ settings }: { settings: RealmSettings }) {
  const { isGuest } = useViewer();
  const { preview } = useServices();
  const name = useRouteName();
  const asked = (settings.consent?.required ?? false) && !isGuest && !preview && !quiet.includes(name);
  return asked ? (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  ) : null;
}
