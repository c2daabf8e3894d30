import { type Signal, signal } from '@preact/signals-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { useRouteLoaderData } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { PROOF_OF_WORK } from '#schemas/captcha.ts';
import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import type { Api } from '#services/api/client.ts';
import type { CaptchaCheck, CheckState } from '#services/captcha/check.ts';
import type { RootData } from '../root-loader.ts';
import { useServices } from '../services.ts';
import * as styles from './captcha.styles.ts';

/** Captcha of a form whose action the realm protects. */
export interface Captcha {
  /** Returns the token for the form's request. */
  token: () => Promise<string>;
  /** Starts computing the next token. */
  start: () => void;
  /** Status line, shown above the form's button. */
  line: ReactNode;
}

const atWork = () => import('./captcha-at-work.tsx');
const Line = lazy(async () => ({ default: (await atWork()).CheckLine }));

function make(api: Api, action: CaptchaAction): Captcha {
  const state = signal<CheckState>('idle');
  let loaded: Promise<CaptchaCheck> | undefined;
  const check = () => {
    loaded ??= atWork().then(({ checkFor }) => checkFor(api, action, state));
    return loaded;
  };
  const start = () =>
    void check().then(
      (found) => found.start(),
      () => {
        // The captcha's code could not be loaded. The next call tries again.
        loaded = undefined;
        state.value = 'failed';
      },
    );
  return { token: async () => (await check()).token(), start, line: <CaptchaLine state={state} start={start} /> };
}

/**
 * Returns the captcha for a form's action. If the realm does not protect this action, returns undefined and loads no
 * code.
 */
export function useCaptcha(action: CaptchaAction | undefined): Captcha | undefined {
  const { captcha } = useRouteLoaderData<RootData>('root')?.settings ?? {};
  const { api } = useServices();
  const asked =
    action && captcha?.provider === PROOF_OF_WORK && captcha.protectedActions.includes(action) ? action : undefined;
  return useMemo(() => asked && make(api, asked), [asked, api]);
}

/**
 * Reserves space for the captcha's status line and renders it after hydration. The check starts when a field of the
 * form gets the focus.
 */
function CaptchaLine({ state, start }: { state: Signal<CheckState>; start: () => void }) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = room.current?.closest('form');
    // The user may have focused the form before this script ran, so the current focus is checked as well.
    if (form?.contains(document.activeElement)) start();
    form?.addEventListener('focusin', start);
    return () => form?.removeEventListener('focusin', start);
  }, [start]);
  return (
    <div ref={room} className={styles.room}>
      <noscript>{t('captchaNeedsScripts')}</noscript>
      {hydrated ? (
        <Suspense>
          <Line state={state} onRetry={start} />
        </Suspense>
      ) : null}
    </div>
  );
}
