import type { ComponentType } from 'react';
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { SignInPanel } from '#screens/sign-in/sign-in-panel.tsx';
import { useSend } from '../../forms/use-send.ts';
import { signUpHref } from '../../links/account-links.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { signIn } from '../../routes/sign-in/form.ts';
import { type Services, useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';

interface PanelProps {
  form: unknown;
  onClose: () => void;
}

/** The panel with the form that stands in it. */
export interface LoadedPanel {
  Panel: ComponentType<PanelProps>;
  form: unknown;
}

/** Loads what the panel is drawn from. */
export async function loadPanel(services: Services): Promise<LoadedPanel> {
  const { form } = await signIn.load(services, { url: location.href });
  return { Panel, form };
}

/** Signs in where one is: the page stays, and is loaded again as for the viewer. */
function Panel({ form, onClose }: PanelProps) {
  const root = useRouteLoaderData<RootData>('root');
  const services = useServices();
  const { toasts } = usePorts();
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const send = useSend(signIn, {
    thanks: 'signedIn',
    then() {
      toasts.show({ text: t('signedIn'), kind: 'success' });
      void revalidate();
    },
  });
  return (
    <SignInPanel
      form={form}
      registry={fieldRegistry}
      signUpHref={root && canSignUp(root.settings) ? signUpHref(`${pathname}${search}`, services) : undefined}
      send={send}
      emptyLabel={signIn.emptyLabel}
      onClose={onClose}
    />
  );
}
