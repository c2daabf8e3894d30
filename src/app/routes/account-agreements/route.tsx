import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { AgreementsScreen } from '#screens/account/agreements-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { useFreshTerms } from '../../forms/use-fresh-terms.ts';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useConsentChange } from '../../session/use-consent.ts';
import { agreements, type AgreementsData } from './form.ts';

/** What a viewer has agreed to. */
export function Component() {
  const { agreed, changed, initial } = useLoaderData<AgreementsData>();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const { nav } = useAccountNav('agreements');
  const tellChange = useConsentChange();
  // A plain post leads back here and says so in the address.
  const [saves, setSaves] = useState(search.has('saved') ? 1 : 0);
  const page = usePageForm(agreements, {
    async then() {
      await Promise.all([revalidate(), tellChange()]);
      setSaves((count) => count + 1);
    },
  });
  const form = useFreshTerms({ ...page, initial: saves > 0 ? initial : page.initial }, revalidate);
  return <AgreementsScreen {...form} agreed={agreed} changed={changed} saves={saves} nav={nav} />;
}
