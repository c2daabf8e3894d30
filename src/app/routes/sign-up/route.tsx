import { useLoaderData, useRouteLoaderData, useSearchParams } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Form, FormField } from '#schemas/generated/types.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { signUpBody } from '#schemas/wire/user-values.ts';
import { SignUpScreen } from '#screens/sign-up/sign-up-screen.tsx';
import type { SignUpData } from './loader.ts';
import { useInitial } from '../../forms/posted-form.ts';
import { loginHref } from '../../links/account-links.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { useServices } from '../../services.ts';
import { enter } from '../../session/sign-in.ts';
import { useLeaveWhenSignedIn } from '../../session/use-way-on.ts';
import { useViewerChange } from '../../session/use-viewer.ts';

const fieldsOf = (form: unknown): FormField[] => ((form as Form | undefined)?.fields ?? []) as FormField[];

/** The sign-up page, and the way on to where one wanted to go. */
export function Component() {
  const loaded = useLoaderData<SignUpData>();
  const { form, closed, terms, address } = loaded;
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { session } = services;
  const messages = useMessages();
  const changed = useViewerChange();
  const initial = useInitial(loaded, terms);
  const [search] = useSearchParams();
  useLeaveWhenSignedIn();
  return (
    <SignUpScreen
      form={form}
      closed={closed}
      terms={terms}
      address={address}
      brand={root?.settings.name ?? ''}
      background={root?.settings.loginBackground}
      registry={fieldRegistry}
      initial={initial}
      signInHref={loginHref(search.get('from') ?? undefined, services)}
      send={async (values, consentAnswers) => {
        const fields = fieldsOf(form);
        const parts = {
          addressId: addressFieldIn(fields)?.id,
          secrets: fields.filter(({ type }) => type === 'confirmPassword').map(({ id }) => id),
        };
        const body = signUpBody(values, parts, consentAnswers);
        const outcome = await enter(session, messages, (open) => open.signUp(body), messages.t('signedUp'));
        if (outcome.info) await changed(outcome.info);
        return outcome;
      }}
    />
  );
}
