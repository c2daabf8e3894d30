import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactElement, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { loginHref } from '../../links/account-links.ts';
import { decideSignInPanel } from '../../links/sign-in-beside.ts';
import { useServices } from '../../services.ts';
import type { LoadedPanel } from './sign-in-panel.tsx';
import { useViewer } from '../../session/use-viewer.ts';

interface SignInPanelState {
  /** Opens the panel; undefined if sign-in uses its own page. */
  open: (() => void) | undefined;
  panel: ReactElement | null;
}

/**
 * Sign-in panel beside the page for guests, loaded on demand. If loading fails, or if a captcha protects sign-in, the
 * sign-in page is used instead.
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
  const { opens, stays } = decideSignInPanel({
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
