import type { SharingDetail } from '#schemas/wire/catalogue/sharing.ts';

/** Result of sharing: shared (share sheet or copied link), failed, or cancelled by the user. */
export type ShareResult = 'shared' | 'failed' | 'cancelled';

/** The page to share: its path, and its own sharing settings if they differ from the realm's. */
export interface SharedPage {
  title: string;
  href: string;
  detail?: SharingDetail | undefined;
}

/** Shares a page of the realm. Absent if the realm has social sharing off or does not configure it. */
export type ShareTitle = (what: SharedPage) => Promise<ShareResult>;
