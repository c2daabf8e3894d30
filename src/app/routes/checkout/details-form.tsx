import { useEffect, useState } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { useSend } from '../../forms/use-send.ts';
import { useServices } from '../../services.ts';
import { type AccountData, accountDetails } from '../account/form.ts';

interface DetailsFormProps {
  /** Ids of fields of the purchase form. */
  fields: readonly string[];
  /** Called when the values are saved. */
  onSaved: () => Promise<void>;
}

/** Keeps the fields of a form that are asked for, as required ones; all fields if none of them is known. */
function selectFields(form: Form, ids: readonly string[]): Form {
  const asked = (form.fields as FormField[]).filter(({ id }) => ids.includes(id));
  if (asked.length === 0) return form;
  return { ...form, fields: asked.map((field) => ({ ...field, required: true })) as Form['fields'] };
}

function LoadedForm({ fields, onSaved, loaded }: DetailsFormProps & { loaded: AccountData }) {
  const { t } = useMessages();
  const form = loaded.form as Form;
  const addressId = addressFieldIn(form.fields as FormField[])?.id;
  const send = useSend(
    {
      // The request replaces all billing details, so the known values are sent with the new ones.
      send: (post, services, page) =>
        accountDetails.send(
          { ...post, addressId, values: { ...loaded.initial?.values, ...post.values } },
          services,
          page,
        ),
    },
    { then: onSaved },
  );
  const { title: _title, description: _description, ...asked } = selectFields(form, fields);
  return (
    <FormView
      document={{ ...asked, submitLabel: t('account.save') }}
      name="form checkout details"
      registry={fieldRegistry}
      send={send}
      initial={loaded.initial}
      address={loaded.address}
    />
  );
}

/** Form of the fields of the purchase form that the account lacks. */
export default function DetailsForm(props: DetailsFormProps) {
  const services = useServices();
  const { t } = useMessages();
  const [loaded, setLoaded] = useState<AccountData | 'failed'>();
  useEffect(() => {
    accountDetails.load(services, { url: location.href }).then(setLoaded, () => setLoaded('failed'));
  }, [services]);
  if (loaded === 'failed') return <p role="alert">{t('checkout.notLoaded')}</p>;
  return loaded ? <LoadedForm {...props} loaded={loaded} /> : <p role="status">{t('checkout.loading')}</p>;
}
