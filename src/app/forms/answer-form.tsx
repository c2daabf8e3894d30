import useSWR from 'swr';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { AnswerFormProps } from '#renderers/ports/forms.ts';
import { pathTo } from '#schemas/routes/paths.ts';
import { useServices } from '../services.ts';
import { type AnswerSource, answers } from './answers.ts';
import { useCaptcha } from './captcha.tsx';
import { fieldRegistry } from './field-registry.ts';
import { useAnswerKey } from './use-answer-key.ts';
import { useSend } from './use-send.ts';

interface ReadyFormProps {
  name: string;
  path: string;
  source: AnswerSource;
}

/** A form whose definition and code are loaded. */
function ReadyForm({ name, path, source }: ReadyFormProps) {
  const { t } = useMessages();
  const captcha = useCaptcha('FORM');
  const send = useSend(useAnswerKey(), { captcha, address: new URL(path, location.href).href });
  // The page element around the form already shows its title and description.
  const { title: _title, description: _description, ...document } = source.form;
  return (
    <FormView
      document={document}
      name={`form ${name}`}
      registry={fieldRegistry}
      action={path}
      address={source.address}
      check={captcha?.line}
      send={async (post) => {
        const outcome = await send(post);
        return outcome.ok ? { ok: true, message: source.form.thanks ?? t('formThanks') } : outcome;
      }}
    />
  );
}

/** A form of the realm within a page. */
export function AnswerForm({ name, children }: AnswerFormProps) {
  const services = useServices();
  const path = pathTo('FORM', services.pathSegments, { name }, { lang: services.lang });
  const { data } = useSWR(
    ['answer form', path],
    () => answers.load(services, { url: new URL(path, location.href).href }),
    // The form is not reloaded automatically, because re-rendering it would discard the user's input.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return data ? <ReadyForm name={name} path={path} source={data} /> : children;
}
