/** A browser for the smoke test. Implementations speak one driver’s protocol and know nothing of Playbill. */
export interface SmokeBrowser {
  name: string;
  /** Opens an address and waits until the document has loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates a JavaScript expression in the page; its value must be JSON-serialisable. */
  read: (expression: string) => Promise<unknown>;
  /** Errors thrown or logged by the page since the last call; always empty if the driver cannot report them. */
  errors: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** Window size in CSS pixels, and extra arguments and environment variables for the browser’s process. */
export interface BrowserLook {
  width: number;
  height: number;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** The default window, as wide as a desktop’s. */
export const usualLook: BrowserLook = { width: 1440, height: 900 };

/** A browser that may not be installed. */
export interface Candidate {
  name: string;
  /** What is missing on this machine, in words; undefined if the browser can be started. */
  missing: () => string | undefined;
  start: (look?: BrowserLook) => Promise<SmokeBrowser>;
}
