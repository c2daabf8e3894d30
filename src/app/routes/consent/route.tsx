import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { ConsentScreen } from '#screens/consent/consent-screen.tsx';
import { useFreshTerms } from '../../forms/use-fresh-terms.ts';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useConsentChange } from '../../session/use-consent.ts';
import { useWayOn } from '../../session/use-way-on.ts';
import { consent, type ConsentData } from './form.ts';

/** The terms as a page. */
export function Component() {
  const { changed } = useLoaderData<ConsentData>();
  const tellChange = useConsentChange();
  const navigate = useNavigate();
  const target = useWayOn();
  const { revalidate } = useRevalidator();
  const page = usePageForm(consent, {
    thanks: 'consent.saved',
    async then() {
      await tellChange();
      await navigate(target, { replace: true });
    },
  });
  const form = useFreshTerms(page, revalidate);
  return <ConsentScreen {...form} changed={changed} />;
}
