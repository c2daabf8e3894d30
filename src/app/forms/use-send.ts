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
  /** Said in place of the button when the form was taken. */
  thanks?: LabelKey;
  /** What the page does then, by what was sent and what the form's `act` answered. */
  then?: (post: FormPost, answer: unknown) => unknown;
  /** Asks again for what the form is drawn from, where that has changed while it was filled in. */
  drawAnew?: () => Promise<unknown>;
  captcha?: Captcha | undefined;
  /** The address that the form is sent from, where the page's own does not say all any more. */
  address?: string;
}

/** What the form's call has to bring of its captcha, or why there is none. */
async function tokenOf(captcha: Captcha | undefined): Promise<{ captchaToken?: string } | Problem> {
  try {
    return captcha ? { captchaToken: await captcha.token() } : {};
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    // Its code or its work could not be had.
    return { status: 503, code: 'SERVICE_UNAVAILABLE', messages: ['captchaUnavailable'], requestId: '' };
  }
}

/** What a fixed form does when it is sent from a page whose program runs. */
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
      // Each try needs one of its own: it is begun while people read what was wrong.
      if (!('status' in shown)) captcha?.start();
      if (sent.problem.code === 'CONFLICT') await drawAnew?.();
      return { ok: false, ...problemInWords(sent.problem, messages) };
    }
    await then?.(post, sent.answer);
    return { ok: true, ...(thanks && { message: messages.t(thanks) }) };
  };
}
