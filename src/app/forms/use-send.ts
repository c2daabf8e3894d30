import type { FormPost } from '#renderers/form/submit-form.ts';
import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { useServices } from '../services.ts';
import type { Captcha } from './captcha.tsx';
import type { FixedForm } from './define-form.ts';
import { problemInWords } from './problem-in-words.ts';

interface Options {
  /** Label shown in place of the button after success. */
  thanks?: LabelKey;
  /** Called after success with the submission and the result of the form's `act`. */
  then?: (post: FormPost, answer: unknown) => unknown;
  /** Reloads the form's data after a conflict, for example because another tab has changed it. */
  drawAnew?: () => Promise<unknown>;
  captcha?: Captcha | undefined;
  /** URL that the form belongs to, if it is not the page's current URL. */
  address?: string;
}

/** Returns the captcha token, or the problem that prevented it. */
async function tokenOf(captcha: Captcha | undefined): Promise<{ captchaToken?: string } | Problem> {
  try {
    return captcha ? { captchaToken: await captcha.token() } : {};
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    // The captcha's code could not be loaded, or its computation failed.
    return { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['captchaUnavailable'], requestId: '' };
  }
}

/** Returns the submit function of a built-in form in a browser with scripts. */
export function useSend(
  { send }: Pick<FixedForm, 'send'>,
  { thanks, then, drawAnew, captcha, address }: Options = {},
): Send {
  const services = useServices();
  const messages = useMessages();
  return async (post) => {
    const shown = await tokenOf(captcha);
    const sent =
      'status' in shown
        ? { ok: false as const, problem: shown }
        : await send({ ...post, ...shown }, services, { url: address ?? location.href });
    if (!sent.ok) {
      // Each attempt needs a new token; it is computed while the user reads the error.
      if (!('status' in shown)) captcha?.start();
      if (sent.problem.code === 'CONFLICT') await drawAnew?.();
      return { ok: false, ...problemInWords(sent.problem, messages) };
    }
    await then?.(post, sent.answer);
    return { ok: true, ...(thanks && { message: messages.t(thanks) }) };
  };
}
