import { useEffect, useState } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Form } from '#schemas/generated/types.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { useSend } from '../../forms/use-send.ts';
import { useServices } from '../../services.ts';
import { type AccountData, accountDetails } from '../account/form.ts';
import { completePost, selectFields } from './missing-details.ts';

interface DetailsFormProps {
  /** Ids of fields of the purchase form. */
  fields: readonly string[];
  /** Called when the values are saved. */
  onSaved: () => Promise<void>;
}

function LoadedForm({ fields, onSaved, loaded }: DetailsFormProps & { loaded: AccountData }) {
  const { t } = useMessages();
  const send = useSend(
    { send: (post, services, page) => accountDetails.send(completePost(post, loaded), services, page) },
    { then: onSaved },
  );
  return (
    <FormView
      document={selectFields(loaded.form as Form, fields, t('account.save'))}
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
