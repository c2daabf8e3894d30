import { useMessages } from '../../messages/messages.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { safeUrl } from '#schemas/url.ts';
import { badgesOf } from '../badges.tsx';
import type { AnyCard } from '../remembered.ts';
import { CardOnAir } from './on-air.tsx';
import { ProgrammeDialog, WatchLinks } from './programme-dialog.tsx';
import { getStartOverHref } from './programme-rule.ts';

/** Dialog of a card's current programme. */
export function ProgrammeModal({ card, onClose }: { card: AnyCard; onClose: () => void }) {
  const { t } = useMessages();
  const { navigation } = usePorts();
  const programme = card.programmingInfo?.currentProgramme;
  const live = navigation.hrefOfCard(card);
  return (
    <ProgrammeDialog
      title={card.title}
      picture={{ src: programme?.thumbnailUrl ?? card.thumbnailUrl, placeholder: card.placeholder }}
      logo={safeUrl(card.programmingInfo?.channelLogoUrl)}
      badges={badgesOf(card, t)}
      links={<WatchLinks live={live} beginning={getStartOverHref(card, navigation)} onClose={onClose} />}
      onClose={onClose}
    >
      <CardOnAir card={card} />
    </ProgrammeDialog>
  );
}
