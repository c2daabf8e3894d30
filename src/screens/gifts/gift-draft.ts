import type { GiftDetails } from '#schemas/wire/commerce/gifts.ts';

/** What the user has typed about a gift, kept until the gift is paid. */
export interface GiftDraft {
  /** Identifies the gift in the memory of its checkout, so that the next gift is another purchase. */
  id: string;
  /** Values of the form's inputs by name. */
  values: Readonly<Record<string, string>>;
  /** Set when the form was sent without errors. */
  details?: GiftDetails;
}

/** Drafts of gifts in this tab. They survive a reload, Back, sign-in, and the way to the page of a bank. */
export interface GiftDrafts {
  get: (giftId: string) => GiftDraft | undefined;
  set: (giftId: string, draft: GiftDraft) => void;
  /** Forgets the draft of a gift that is paid. */
  clear: (giftId: string) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads a stored draft. Text of another version is ignored: the form then starts empty. */
function parseDraft(text: string | null): GiftDraft | undefined {
  const draft: unknown = text === null ? undefined : JSON.parse(text);
  return isRecord(draft) && typeof draft['id'] === 'string' && isRecord(draft['values'])
    ? (draft as unknown as GiftDraft)
    : undefined;
}

/**
 * Creates the memory of drafts. If the browser's storage is switched off, it lasts as long as the document.
 * @param session returns the browser's session storage
 */
export function createGiftDrafts(session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): GiftDrafts {
  const unstored = new Map<string, GiftDraft>();
  const keyOf = (giftId: string) => `playbill-gift:${giftId}`;
  return {
    get(giftId) {
      try {
        return parseDraft(session().getItem(keyOf(giftId))) ?? unstored.get(giftId);
      } catch {
        return unstored.get(giftId);
      }
    },
    set(giftId, draft) {
      unstored.delete(giftId);
      try {
        session().setItem(keyOf(giftId), JSON.stringify(draft));
      } catch {
        unstored.set(giftId, draft);
      }
    },
    clear(giftId) {
      unstored.delete(giftId);
      try {
        session().removeItem(keyOf(giftId));
      } catch {
        // Nothing is stored.
      }
    },
  };
}

/** Drafts of this tab. */
export const giftDrafts = createGiftDrafts(() => sessionStorage);
