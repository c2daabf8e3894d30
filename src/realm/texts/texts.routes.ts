import type { Texts } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { inRealm } from '../db/scope.ts';
import { findDefinition } from '../documents/documents.store.ts';
import type { Handlers } from '../http/call.ts';
import { messagesFor } from '../labels/messages-for.ts';

export const textHandlers: Handlers<'GET /api/v2/texts'> = {
  'GET /api/v2/texts': async (call) => {
    const { context, realm } = call;
    const messages = await messagesFor(call);
    const stored = (await inRealm(context.db, realm.id, (tx) => findDefinition(tx, realm.id, 'texts', 'texts'))) as
      | Texts
      | undefined;
    return { texts: localise(stored?.texts ?? [], (key) => messages.t(key)) };
  },
};
