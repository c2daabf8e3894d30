import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { AgreementsScreen } from '#screens/account/agreements-screen.tsx';
import { useAccountNav } from '../../account/use-account-nav.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import { useConsentChange } from '../../session/use-consent.ts';
import { agreements, type AgreementsData } from './form.ts';

/** Agreements page of the account area. */
export function Component() {
  const { agreed, changed, initial } = useLoaderData<AgreementsData>();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const { nav } = useAccountNav('agreements');
  const tellChange = useConsentChange();
  // A post without scripts redirects here with `saved` in the query.
  const [saves, setSaves] = useState(search.has('saved') ? 1 : 0);
  const form = usePageForm(agreements, {
    drawAnew: revalidate,
    async then() {
      await Promise.all([revalidate(), tellChange()]);
      setSaves((count) => count + 1);
    },
  });
  const start = saves > 0 ? initial : form.initial;
  return <AgreementsScreen {...form} initial={start} agreed={agreed} changed={changed} saves={saves} nav={nav} />;
}
