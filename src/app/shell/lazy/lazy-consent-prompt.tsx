import { lazy, Suspense } from 'react';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { useServices } from '../../services.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { isPassedThrough } from '../../links/login-pages.ts';

// Guests never need it.
const ConsentPrompt = lazy(() => import('./consent-prompt.tsx'));

/** Asks whoever is signed in to agree to the realm's required terms, before anything else; not on the way in or out. */
export function LazyConsentPrompt({ settings }: { settings: RealmSettings }) {
  const { isGuest, isImpersonated } = useViewer();
  const { preview } = useServices();
  const name = useRouteName();
  const asked =
    (settings.consent?.required ?? false) && !isGuest && !isImpersonated && !preview && !isPassedThrough(name);
  return asked ? (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  ) : null;
}
