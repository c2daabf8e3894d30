import type { ComponentType } from 'react';
import { useLocation, useNavigate, useRevalidator, useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { SignInPanel } from '#screens/sign-in/sign-in-panel.tsx';
import { useSend } from '../../forms/use-send.ts';
import { fieldRegistry } from '../../forms/field-registry.ts';
import { type SignInData, signIn } from '../../routes/sign-in/form.ts';
import type { RootData } from '../../root-loader.ts';
import { trackLocation } from '../../routing/still-here.ts';
import { type Services, useServices } from '../../services.ts';
import { resolveSignInExit } from '../../forms/way-on.ts';
import { PasskeyWay } from '../../sign-in/passkey-way.tsx';
import { useOtherWays } from '../../sign-in/use-other-ways.ts';

interface PanelProps {
  data: SignInData;
  onClose: () => void;
}

/** The panel component with its form data. */
export interface LoadedPanel {
  Panel: ComponentType<PanelProps>;
  data: SignInData;
}

/** Loads the panel's form data. */
export async function loadPanel(services: Services): Promise<LoadedPanel> {
  return { Panel, data: await signIn.load(services, { url: location.href }) };
}

/** Signs in without leaving the page, which is then reloaded for the viewer. */
function Panel({ data, onClose }: PanelProps) {
  const { toasts } = usePorts();
  const { t } = useMessages();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const services = useServices();
  const navigate = useNavigate();
  const hasProfiles = useRouteLoaderData<RootData>('root')?.settings.profiles !== undefined;
  const ways = useOtherWays(here, data);
  const goOn = async () => {
    toasts.show({ text: t('signedIn'), kind: 'success' });
    const isStillHere = trackLocation(services);
    const exit = await resolveSignInExit(services, here, { hasProfiles });
    void (exit !== here && isStillHere() ? navigate(exit) : revalidate());
  };
  const send = useSend(signIn, { thanks: 'signedIn', then: goOn });
  return (
    <SignInPanel
      form={data.form}
      registry={fieldRegistry}
      ways={ways}
      first={data.byPasskey ? <PasskeyWay then={goOn} /> : null}
      send={send}
      emptyLabel={signIn.emptyLabel}
      onClose={onClose}
    />
  );
}
