import type { Translate } from '#renderers/messages/messages.tsx';
import type { RoomMember } from '#schemas/wire/catalogue/live.ts';

/** Name of a member; members without a name are numbered. */
export const toMemberName = (members: readonly RoomMember[], number: number, t: Translate): string =>
  members.find((member) => member.number === number)?.name || t('together.guest', { number });
