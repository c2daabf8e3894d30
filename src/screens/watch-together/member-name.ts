import type { Translate } from '#renderers/messages/messages.tsx';
import type { RoomMember } from '#schemas/wire/watch-together.ts';

/** What a member is called; one who has chosen no name goes by the number. */
export const nameOf = (members: readonly RoomMember[], number: number, t: Translate): string =>
  members.find((member) => member.number === number)?.name || t('together.guest', { number });
