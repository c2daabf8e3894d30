import type { ComponentType } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { SignInPanel } from '#screens/sign-in/sign-in-panel.tsx';
import { useSend } from '../../forms/use-send.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { type SignInData, signIn } from '../../routes/sign-in/form.ts';
import type { Services } from '../../services.ts';
import { PasskeyWay } from '../../sign-in/passkey-way.tsx';
import { useOtherWays } from '../../sign-in/use-other-ways.ts';

interface PanelProps {
  data: SignInData;
  onClose: () => void;
}

/** The panel with the form that stands in it. */
export interface LoadedPanel {
  Panel: ComponentType<PanelProps>;
  data: SignInData;
}

/** Loads what the panel is drawn from. */
export async function loadPanel(services: Services): Promise<LoadedPanel> {
  return { Panel, data: await signIn.load(services, { url: location.href }) };
}

/** Signs in where one is: the page stays, and is loaded again as for the viewer. */
function Panel({ data, onClose }: PanelProps) {
  const { toasts } = usePorts();
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const ways = useOtherWays(`${pathname}${search}`, data);
  const send = useSend(signIn, {
    thanks: 'signedIn',
    then() {
      toasts.show({ text: t('signedIn'), kind: 'success' });
      void revalidate();
    },
  });
  return (
    <SignInPanel
      form={data.form}
      registry={fieldRegistry}
      ways={ways}
      first={data.byPasskey ? <PasskeyWay /> : null}
      send={send}
      emptyLabel={signIn.emptyLabel}
      onClose={onClose}
    />
  );
}
