import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactElement, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import { loginHref } from '../../links/account-links.ts';
import { signInBeside } from '../../links/sign-in-beside.ts';
import { useServices } from '../../services.ts';
import type { LoadedPanel } from './sign-in-panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';

interface SignInPanelState {
  /** Opens it; absent where signing in takes the page of its own. */
  open: (() => void) | undefined;
  panel: ReactElement | null;
}

/**
 * Sign-in beside the page, for guests. Its code and form come when somebody asks for
 * them; without them, and where a realm protects sign-in by a captcha, the page of its own is the way.
 */
export function useSignInPanel({ captcha }: RealmSettings, bare: boolean): SignInPanelState {
  useSignals();
  const services = useServices();
  const { isGuest } = useViewer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const opened = useSignal<LoadedPanel | undefined>(undefined);
  const close = () => {
    opened.value = undefined;
  };
  const { opens, stays } = signInBeside({
    isSignedIn: !isGuest,
    isAlone: bare || services.preview,
    isProtected: captcha?.protectedActions.includes('LOGIN'),
  });
  useEffect(() => {
    if (!stays) opened.value = undefined;
  }, [stays, opened]);
  const open = async () => {
    try {
      opened.value = await (await import('./sign-in-panel.tsx')).loadPanel(services);
    } catch {
      await navigate(loginHref(`${pathname}${search}`, services));
    }
  };
  const { Panel, data } = opened.value ?? {};
  return {
    open: opens && (() => void open()),
    panel: Panel && data && stays ? <Panel data={data} onClose={close} /> : null,
  };
}
