import { localise } from '#schemas/localise.ts';
import type { Handlers } from '../http/call.ts';
import { messagesFor } from '../labels/messages-for.ts';
import { ownForms } from './own-forms.ts';

export const ownFormHandlers: Handlers<'GET /api/v2/realm/forms/{name}'> = {
  'GET /api/v2/realm/forms/{name}': async (call) => {
    const messages = await messagesFor(call);
    return { form: localise(ownForms[call.params.name], (key) => messages.t(key)) };
  },
};
