/** How something was passed on: by the device's own sheet or as a copied link; or not, or not any more wanted. */
export type Shared = 'shared' | 'failed' | 'cancelled';

/** Passing a page of the realm on to others. Absent where the realm has no social sharing. */
export type ShareTitle = (what: { title: string; href: string }) => Promise<Shared>;
