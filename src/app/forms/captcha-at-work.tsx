import type { Signal } from '@preact/signals-react';
import { CheckLine } from '#screens/form/check-line.tsx';
import type { CaptchaAction } from '#schemas/wire/identity/captcha.ts';
import type { Api } from '#services/api/client.ts';
import { type CaptchaCheck, type CheckState, createCheck } from '#services/captcha/check.ts';
import { solve } from '#services/captcha/solve.ts';

export { CheckLine };

/** Creates the captcha check (a proof of work). Only forms that the realm protects load this module. */
export const checkFor = (api: Api, action: CaptchaAction, state: Signal<CheckState>): CaptchaCheck =>
  createCheck({ api, action, state, solve });
