import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { useServices } from '../services.ts';
import type { FixedForm } from './define-form.ts';
import { problemInWords } from './problem-in-words.ts';

interface Options {
  /** Said in place of the button when the form was taken. */
  thanks?: LabelKey;
  /** What the page does then. */
  then?: () => unknown;
}

/** What a fixed form does when it is sent from a page whose program runs. */
export function useSend({ send }: Pick<FixedForm, 'send'>, { thanks, then }: Options = {}): Send {
  const services = useServices();
  const messages = useMessages();
  return async (post) => {
    const sent = await send(post, services);
    if (!sent.ok) return { ok: false, ...problemInWords(sent.problem, messages) };
    await then?.();
    return { ok: true, ...(thanks && { message: messages.t(thanks) }) };
  };
}
