import { useNavigate } from 'react-router';
import { ConsentScreen } from '#screens/consent/consent-screen.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useConsentChange } from '../../session/use-consent.ts';
import { useWayOn } from '../../session/use-way-on.ts';
import { consent } from './form.ts';

/** The terms as a page. */
export function Component() {
  const changed = useConsentChange();
  const navigate = useNavigate();
  const target = useWayOn();
  const form = usePageForm(consent, {
    thanks: 'consent.saved',
    async then() {
      await changed();
      await navigate(target, { replace: true });
    },
  });
  return <ConsentScreen {...form} />;
}
