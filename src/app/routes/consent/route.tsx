import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { ConsentScreen } from '#screens/consent/consent-screen.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { trackLocation } from '../../routing/still-here.ts';
import { useServices } from '../../services.ts';
import { useConsentChange } from '../../session/use-consent.ts';
import { useRedirectTarget } from '../../session/use-way-on.ts';
import { consent, type ConsentData } from './form.ts';

/** Page that asks the viewer to accept the realm's terms. */
export function Component() {
  const { changed } = useLoaderData<ConsentData>();
  const tellChange = useConsentChange();
  const navigate = useNavigate();
  const services = useServices();
  const target = useRedirectTarget();
  const { revalidate } = useRevalidator();
  const form = usePageForm(consent, {
    thanks: 'consent.saved',
    drawAnew: revalidate,
    async then() {
      const isStillHere = trackLocation(services);
      await tellChange();
      if (isStillHere()) await navigate(target, { replace: true });
    },
  });
  return <ConsentScreen {...form} changed={changed} />;
}
