/** A browser as the smoke test needs it: whoever implements this speaks one driver's protocol and nothing of Playbill. */
export interface SmokeBrowser {
  name: string;
  /** Opens an address and waits until the document is loaded. */
  open: (url: string) => Promise<void>;
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  read: (expression: string) => Promise<unknown>;
  /** Errors that the page has thrown or printed since it was asked last; empty where the driver cannot tell. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** How large a browser's window is, in CSS pixels, and what its program is given besides. */
export interface BrowserLook {
  width: number;
  height: number;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** As wide as a desktop. */
export const usualLook: BrowserLook = { width: 1440, height: 900 };

/** A browser that may not be here. */
export interface Candidate {
  name: string;
  /** What is missing on this machine, in words; undefined where it can be started. */
  missing: () => string | undefined;
  start: (look?: BrowserLook) => Promise<SmokeBrowser>;
}
