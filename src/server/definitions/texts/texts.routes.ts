import type { Texts } from '#schemas/generated/types.ts';
import { localise } from '#schemas/localise.ts';
import { inRealm } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { addSurrogateKey } from '../../platform/http/surrogate-keys.ts';
import { messagesFor } from '../labels/messages-for.ts';

export const textHandlers: Handlers<'GET /api/v2/texts'> = {
  'GET /api/v2/texts': async (call) => {
    const { realm } = call;
    addSurrogateKey(call, 'texts', 'texts');
    const messages = await messagesFor(call);
    const stored = (await inRealm(call.db, realm.id, (tx) =>
      findValidDocument(tx, { realm: realm.id }, 'texts', 'texts'),
    )) as Texts | undefined;
    return { texts: localise(stored?.texts ?? [], (key) => messages.t(key)) };
  },
};
