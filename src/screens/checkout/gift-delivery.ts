import type { Translate } from '#renderers/messages/messages.tsx';
import { formatMoment } from '#renderers/primitives/time/moment.tsx';
import { isolateDirection } from '#schemas/format-money.ts';
import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';

/** Formats a calendar day, given as yyyy-mm-dd, in a language. */
export const formatDay = (day: string, locale: string): string =>
  formatMoment(Date.parse(`${day}T12:00:00Z`), 'day', locale, 'UTC');

/**
 * Formats when a gift is sent: at once, or on a day.
 * @param label beginning of the two labels, which end in `AtOnce` and `Later`
 */
export function formatDelivery(
  t: Translate,
  label: 'gift.receipt' | 'gift.send',
  { recipientName, deliverOn }: GiftDetails,
  locale: string,
): string {
  const name = isolateDirection(recipientName);
  return deliverOn === undefined
    ? t(`${label}AtOnce`, { name })
    : t(`${label}Later`, { name, date: formatDay(deliverOn, locale) });
}
