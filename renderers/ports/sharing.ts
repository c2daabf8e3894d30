import type { SharingDetail } from '#schemas/wire/sharing.ts';

/** How something was passed on: by the device's own sheet or as a copied link; or not, or not any more wanted. */
export type Shared = 'shared' | 'failed' | 'cancelled';

/** What is passed on: the path of its page, and its own way to be passed on, where it is not the realm's. */
export interface SharedPage {
  title: string;
  href: string;
  detail?: SharingDetail | undefined;
}

/** Passing a page of the realm on to others. Absent where the realm has no social sharing, or does not say how. */
export type ShareTitle = (what: SharedPage) => Promise<Shared>;
