import { isTimeZone } from '#schemas/time/zone.ts';
import { inRealm, type RunTransaction } from '../../platform/db/scope.ts';
import type { Handlers } from '../../platform/http/call.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { GuideFileError } from './guide-file-error.ts';
import { importGuide } from './import-guide.ts';

export const guideImportHandlers: Handlers<'PUT /api/v2/epg'> = {
  'PUT /api/v2/epg': async (call) => {
    const {
      http,
      realm,
      query: { timeZone, dryRun },
    } = call;
    if (timeZone !== undefined && !isTimeZone(timeZone))
      throw new ProblemError('BAD_REQUEST', [`timeZone: ${timeZone} is no time zone of the IANA database`]);
    const { body } = http.req.raw;
    if (!body) throw new ProblemError('BAD_REQUEST', ['The body is empty: send XMLTV or JSON']);
    const runTransaction: RunTransaction = (work, options) => inRealm(call.db, realm.id, work, options);
    try {
      return await importGuide(runTransaction, call, realm, body, { timeZone, isDryRun: dryRun === '1' });
    } catch (error) {
      if (!(error instanceof GuideFileError)) throw error;
      throw new ProblemError(error.isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST', [error.message], { cause: error });
    }
  },
};
