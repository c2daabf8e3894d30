/** How something was passed on: by the device's own sheet or as a copied link; or not. */
export type Shared = 'shared' | 'failed';

/** Passing a page of the realm on to others. Absent where the realm has no social sharing. */
export type ShareTitle = (what: { title: string; href: string }) => Promise<Shared>;
