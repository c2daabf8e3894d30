import useSWR from 'swr';
import { fetchOnceOptions } from '#renderers/binding/asked-once.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { Channel, Programme } from '#schemas/generated/types.ts';
import * as styles from './programmeGuide.styles.ts';

/**
 * A programme whose details are shown. Its times in milliseconds are those of the complete programme, even if the guide
 * shows only a section of it.
 */
export interface Asked {
  channel: Channel;
  programme: Programme;
  start: number;
  end: number;
}

const iso = (at: number) => new Date(at).toISOString();

/** Fetches a programme's details, which only the guide of a single channel contains, not that of several channels. */
function useDetails({ channel, programme, start, end }: Asked, hasMore: boolean) {
  const { data } = usePorts();
  const { data: told, error } = useSWR<Programme | undefined, unknown>(
    hasMore ? ['programme', channel.eventId, start] : null,
    async () => {
      const span = { from: iso(start), to: iso(end) };
      const { entries } = await data.list({ list: 'EPG', channel: channel.eventId, count: 1, ...span }, undefined);
      return entries[0]?.programmes.find(({ startDate }) => Date.parse(startDate) === start);
    },
    fetchOnceOptions,
  );
  return { details: told ?? programme, isFailed: error !== undefined };
}

/** Episode number, rating, categories and description of a programme, as far as they are known. */
export function ProgrammeDetails({ asked, hasMore }: { asked: Asked; hasMore: boolean }) {
  const { t } = useMessages();
  const { details, isFailed } = useDetails(asked, hasMore);
  const { seasonNumber: season, episodeNumber: episode, rating, categories = [], description, hasResults } = details;
  const facts = [
    ...(episode === undefined
      ? []
      : [season === undefined ? t('guide.episode', { episode }) : t('episodeNumber', { season, episode })]),
    ...(rating === undefined ? [] : [t('ratedBadge', { rating })]),
    ...categories,
  ];
  if (isFailed) return <p role="alert">{t('guide.detailsFailed')}</p>;
  return (
    <>
      {facts.length > 0 ? <p className={styles.when}>{facts.join(' · ')}</p> : null}
      {description === undefined ? null : (
        <p className={styles.description} data-veil={hasResults ? 'words' : undefined}>
          {description}
        </p>
      )}
    </>
  );
}
