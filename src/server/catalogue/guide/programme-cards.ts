import type { Card } from '#schemas/generated/types.ts';
import { type CardAudience, toCard, getEventFields } from '../catalogue/card.ts';
import { findContents } from '../catalogue/catalogue.store.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { occurrenceOfTime } from '../../platform/occurrence.ts';
import { toProgramme } from './guide.ts';
import { findImportedAt } from './guide.store.ts';

/** Builds cards for imported programmes. A card links to the channel, and shows the programme's name and time. */
export async function listProgrammeCards(
  tx: Tx,
  audience: CardAudience,
  times: readonly { channel: number; startsAt: Date }[],
): Promise<Card[]> {
  if (times.length === 0) return [];
  const { realm, now } = audience;
  const airings = await findImportedAt(tx, realm, times);
  const channels = [...new Set(times.map(({ channel }) => channel))];
  const contents = new Map((await findContents(tx, realm, channels)).map((content) => [content.id, content]));
  return airings.flatMap(({ channel, airing }): Card[] => {
    const content = contents.get(channel);
    if (!content) return [];
    const card = toCard(content, audience);
    const { episode, programme, thumbnailUrl, hasResults } = toProgramme(airing, audience);
    return [
      omitUndefined({
        ...card,
        ...getEventFields(occurrenceOfTime(airing, now)),
        title: programme === undefined ? episode : `${programme}: ${episode}`.slice(0, 300),
        description: card.title,
        thumbnailUrl: thumbnailUrl ?? card.thumbnailUrl,
        programmingInfo: undefined,
        hasResults,
      }) as Card,
    ];
  });
}
