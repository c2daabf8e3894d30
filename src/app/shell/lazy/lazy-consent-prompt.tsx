import { lazy, Suspense } from 'react';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { useServices } from '../../services.ts';
import { useRouteName } from '../../routing/use-route-name.ts';
import { useViewer } from '../../session/use-viewer.ts';
import { isFlowPage } from '../../links/login-pages.ts';

// The dialog is loaded lazily, because guests never need it.
const ConsentPrompt = lazy(() => import('./consent-prompt.tsx'));

/**
 * Shows the consent dialog to signed-in viewers if the realm has required terms, except on sign-in and sign-out pages.
 */
export function LazyConsentPrompt({ settings }: { settings: RealmSettings }) {
  const { isGuest, isImpersonated } = useViewer();
  const { preview } = useServices();
  const name = useRouteName();
  const asked = (settings.consent?.required ?? false) && !isGuest && !isImpersonated && !preview && !isFlowPage(name);
  return asked ? (
    <Suspense>
      <ConsentPrompt />
    </Suspense>
  ) : null;
}
