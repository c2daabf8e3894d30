import type { Handlers } from '../../platform/http/call.ts';
import { editingOf } from './documents.routes.ts';
import { cancelSchedule, schedulePublication } from './schedule.ts';
import { scheduleOf } from './wire.ts';

type Names =
  | 'PUT /api/v2/studio/documents/{kind}/{name}/schedule'
  | 'DELETE /api/v2/studio/documents/{kind}/{name}/schedule';

export const scheduleHandlers: Handlers<Names> = {
  'PUT /api/v2/studio/documents/{kind}/{name}/schedule': async (call) => {
    const { base, at, note, replaces } = call.body;
    const { scheduled, diagnostics } = await schedulePublication(editingOf(call, call.params, base), {
      at,
      note,
      replaces,
    });
    return { schedule: scheduleOf(scheduled), diagnostics };
  },
  'DELETE /api/v2/studio/documents/{kind}/{name}/schedule': async (call) => {
    const { realm, params, body } = call;
    await cancelSchedule({ context: call, realm, key: params }, body.at);
    return undefined;
  },
};
