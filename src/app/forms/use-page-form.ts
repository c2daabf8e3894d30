import { useLoaderData, useRouteLoaderData } from 'react-router';
import { fieldRegistry } from './field-registry.ts';
import type { RootData } from '../root-loader.ts';
import type { FixedForm, FormSource } from './define-form.ts';
import { useInitial } from './posted-form.ts';
import { useSend } from './use-send.ts';

/** What the screen of a route with a fixed form is given: the form at work, and the realm around it. */
export function usePageForm(form: Pick<FixedForm, 'send' | 'emptyLabel'>, done?: Parameters<typeof useSend>[1]) {
  const source = useLoaderData<FormSource>();
  const root = useRouteLoaderData<RootData>('root');
  return {
    document: source.form,
    address: source.address,
    terms: source.terms,
    initial: useInitial(source),
    emptyLabel: form.emptyLabel,
    registry: fieldRegistry,
    send: useSend(form, done),
    brand: root?.settings.name ?? '',
    background: root?.settings.loginBackground,
  };
}
