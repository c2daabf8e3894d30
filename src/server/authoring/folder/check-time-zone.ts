import type { Diagnostic } from '#schemas/diagnostic.ts';
import { isTimeZone } from '#schemas/time/zone.ts';
import { mistake } from './mistakes.ts';

/** A time zone is one that this server's clocks know, with the name that was probably meant. */
export const timeZoneMistakes = (file: string, pointer: string, timeZone: string | undefined): Diagnostic[] =>
  timeZone === undefined || isTimeZone(timeZone)
    ? []
    : [
        mistake(
          file,
          pointer,
          'a time zone of the IANA database, such as Europe/Berlin',
          timeZone,
          Intl.supportedValuesOf('timeZone'),
        ),
      ];
