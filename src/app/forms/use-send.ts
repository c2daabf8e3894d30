import type { FormPost } from '#renderers/form/submit-form.ts';
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
  then?: (post: FormPost) => unknown;
  /** The address that the form is sent from, where the page's own does not say all any more. */
  address?: string;
}

/** What a fixed form does when it is sent from a page whose program runs. */
export function useSend({ send }: Pick<FixedForm, 'send'>, { thanks, then, address }: Options = {}): Send {
  const services = useServices();
  const messages = useMessages();
  return async (post) => {
    const sent = await send(post, services, { url: address ?? location.href });
    if (!sent.ok) return { ok: false, ...problemInWords(sent.problem, messages) };
    await then?.(post);
    return { ok: true, ...(thanks && { message: messages.t(thanks) }) };
  };
}
