import { useState } from 'react';
import { useLoaderData, useRevalidator, useRouteLoaderData, useSearchParams } from 'react-router';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import { usePageForm } from '../../forms/use-page-form.ts';
import type { RootData } from '../../root-loader.ts';
import SpoilerWish from '../../session/spoiler-wish.tsx';
import { type AccountData, billing } from './form.ts';

/** The account page. */
export function Component() {
  const loaded = useLoaderData<AccountData>();
  const root = useRouteLoaderData<RootData>('root');
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  // A plain post leads back here and says so in the address.
  const [saves, setSaves] = useState(search.has('saved') ? 1 : 0);
  const form = usePageForm(billing, {
    async then() {
      await revalidate();
      setSaves((count) => count + 1);
    },
  });
  return (
    <AccountScreen
      {...form}
      name="form billing"
      initial={saves > 0 ? loaded.initial : form.initial}
      profile={loaded.profile}
      saves={saves}
      wishes={root?.settings.spoilers.enabled ? <SpoilerWish /> : null}
    />
  );
}
