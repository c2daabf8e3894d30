import type { GuideDocument } from '#schemas/generated/types.ts';
import type { AiringRecord } from '../../catalogue/guide/airings.ts';
import type { GuideChannelRecord } from '../../catalogue/guide/write-guide.store.ts';
import { DAY_MINUTES } from '../../platform/occurrence.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import type { PictureAt } from './pictures-at.ts';

/** The database rows of a realm's guide. */
export interface GuideRecords {
  /** The guide's channels in display order. */
  channels: GuideChannelRecord[];
  airings: AiringRecord[];
}

/** Creates the rows of a realm's guide: each channel gets its own copy of its timetable, shifted by its offset. */
export function guideRecords(
  { programmes = [], timetables = [], channels }: GuideDocument,
  pictureAt: PictureAt,
): GuideRecords {
  const bodies = new Map(
    programmes.map(({ picture, ...told }) => [told.id, omitUndefined({ ...told, picture: pictureAt(picture) })]),
  );
  const byName = new Map(timetables.map((timetable) => [timetable.name, timetable]));
  const airings = channels.flatMap(({ id: channel, timetable, shift = 0 }) => {
    const found = timetable === undefined ? undefined : byName.get(timetable);
    return (found?.airings ?? []).flatMap(({ programme, offset, duration }): AiringRecord[] => {
      const body = bodies.get(programme);
      if (!found || !body) return [];
      const start = Date.parse(found.startsAt) + (shift + offset) * 1000;
      const { repeatsEvery, timeZone } = found;
      const everyMinutes = repeatsEvery === undefined ? null : repeatsEvery * DAY_MINUTES;
      return [{ channel, start, end: start + duration * 1000, everyMinutes, timeZone, body }];
    });
  });
  return { channels: channels.map(({ id, xmltvId }) => (xmltvId === undefined ? id : { id, xmltvId })), airings };
}
