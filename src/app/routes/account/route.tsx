import { useState } from 'react';
import { useLoaderData, useRevalidator, useRouteLoaderData, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { billingBody } from '#schemas/wire/user-values.ts';
import { AccountScreen } from '#screens/account/account-screen.tsx';
import type { AccountData } from './loader.ts';
import { useInitial } from '../../forms/posted-form.ts';
import { failed } from '../../forms/problem-faults.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import SpoilerWish from '../../session/spoiler-wish.tsx';

/** The account page. */
export function Component() {
  const loaded = useLoaderData<AccountData>();
  const { profile, form, address } = loaded;
  const root = useRouteLoaderData<RootData>('root');
  const { api } = useServices();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  const initial = useInitial(loaded);
  const [search] = useSearchParams();
  // A plain post leads back here and says so in the address.
  const [saves, setSaves] = useState(search.has('saved') ? 1 : 0);
  return (
    <AccountScreen
      profile={profile}
      form={form}
      address={address}
      initial={saves > 0 ? loaded.initial : initial}
      saves={saves}
      wishes={root?.settings.spoilers.enabled ? <SpoilerWish /> : null}
      brand={root?.settings.name ?? ''}
      registry={fieldRegistry}
      send={async (values) => {
        const addressId = addressFieldIn(((form as Form | undefined)?.fields ?? []) as FormField[])?.id;
        try {
          await api.call('PUT /api/v2/user/billing-details', { body: billingBody(values, addressId) });
          await revalidate();
          setSaves((count) => count + 1);
          return { ok: true };
        } catch (error) {
          return failed(error, messages);
        }
      }}
    />
  );
}
