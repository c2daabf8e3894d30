import { useLoaderData, useRouteLoaderData } from 'react-router';
import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import { useCaptcha } from './captcha.tsx';
import { fieldRegistry } from './field-registry.ts';
import type { RootData } from '../root-loader.ts';
import type { FixedForm, FormSource } from './define-form.ts';
import { useInitial } from './posted-form.ts';
import { useTypedValues } from './typed-values.ts';
import { useSend } from './use-send.ts';

interface Asked {
  /** Action of the form, for forms that a realm may protect by a captcha. */
  action?: CaptchaAction;
}

/** Returns the props of a screen with a built-in form: its state, submission and captcha, and the realm's branding. */
export function usePageForm(
  form: Pick<FixedForm, 'send' | 'emptyLabel'>,
  { action, ...done }: Omit<NonNullable<Parameters<typeof useSend>[1]>, 'captcha'> & Asked = {},
) {
  const source = useLoaderData<FormSource>();
  const root = useRouteLoaderData<RootData>('root');
  const captcha = useCaptcha(action);
  useTypedValues();
  return {
    document: source.form,
    address: source.address,
    terms: source.terms,
    initial: useInitial(source),
    emptyLabel: form.emptyLabel,
    registry: fieldRegistry,
    send: useSend(form, { ...done, captcha }),
    check: captcha?.line,
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
}
