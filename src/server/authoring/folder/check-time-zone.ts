import type { Diagnostic } from '#schemas/diagnostic.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import { createReferenceError } from './mistakes.ts';

/** Reports a time zone that this server does not know, with the most similar name. */
export const timeZoneMistakes = (file: string, pointer: string, timeZone: string | undefined): Diagnostic[] =>
  timeZone === undefined || isTimeZone(timeZone)
    ? []
    : [
        createReferenceError(
          file,
          pointer,
          'a time zone of the IANA database, such as Europe/Berlin',
          timeZone,
          Intl.supportedValuesOf('timeZone'),
        ),
      ];
