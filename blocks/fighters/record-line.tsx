import { useMessages } from '#renderers/messages/messages.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Fighter } from '#schemas/generated/types.ts';

/** A record in figures, with a text for screen readers. */
export function RecordLine({ record, className }: Pick<Fighter, 'record'> & { className: string }) {
  const { wins, losses, noContests } = record;
  const { t } = useMessages();
  const spoken = [
    t('fighter.wins', { count: wins }),
    t('fighter.losses', { count: losses }),
    ...(noContests > 0 ? [t('fighter.noContests', { count: noContests })] : []),
  ];
  return (
    <p className={className}>
      <span aria-hidden="true">
        <bdi>
          {wins}–{losses}
        </bdi>
        {noContests > 0 ? <small> {t('fighter.noContestsShort', { count: noContests })}</small> : null}
      </span>
      <span className={visuallyHidden}>{spoken.join(', ')}</span>
    </p>
  );
}
