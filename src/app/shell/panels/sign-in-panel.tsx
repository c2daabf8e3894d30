import type { ComponentType } from 'react';
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { SignInPanel } from '#screens/sign-in/sign-in-panel.tsx';
import { loadSignIn } from '../../routes/sign-in/loader.ts';
import { signUpHref } from '../../links/account-links.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import type { RootData } from '../../root-loader.ts';
import { type Services, useServices } from '../../services.ts';
import { canSignUp } from '../../session/sign-up-rule.ts';
import { useSignIn } from '../../session/use-sign-in.ts';

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
  const { form } = await loadSignIn(services);
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
  const signIn = useSignIn();
  return (
    <SignInPanel
      form={form}
      registry={fieldRegistry}
      signUpHref={root && canSignUp(root.settings) ? signUpHref(`${pathname}${search}`, services) : undefined}
      send={async (...posted) => {
        const outcome = await signIn(...posted);
        if (outcome.ok) {
          toasts.show({ text: t('signedIn'), kind: 'success' });
          void revalidate();
        }
        return outcome;
      }}
      onClose={onClose}
    />
  );
}
