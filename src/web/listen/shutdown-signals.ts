/** Signals that ask the program to end: by an operator or service manager, the keyboard, a closed terminal. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds after which the program exits regardless. Service managers and containers kill after ten seconds. */
const LIMIT_MS = 7500;

interface Ending {
  /** Shuts the program down in order. */
  close: () => Promise<void>;
  /** Kills child processes that would outlive this one; called when `close` fails or times out. */
  abandon: () => Promise<void>;
}

/**
 * Shuts down on a signal; further signals are ignored, because npm forwards the keyboard's to both processes. Exit code
 * 0 when everything was closed in time. Returns a function that shuts down with a printed reason and exit code 1.
 */
export function endOnSignals({ close, abandon }: Ending): (why: string) => void {
  // Ignores errors of writing to a closed terminal. They would end the program before its database is stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  let isEnding = false;
  const giveUp = async (why: unknown) => {
    console.error(why);
    await abandon().catch((error: unknown) => console.error(error));
    process.exit(1);
  };
  const end = (code: 0 | 1) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(
      () =>
        void giveUp('Playbill could not close everything in time and ends all the same. What was answered is saved.'),
      LIMIT_MS,
    );
    close().then(() => process.exit(code), giveUp);
  };
  for (const signal of SIGNALS) process.on(signal, () => end(0));
  return (why) => {
    console.error(why);
    end(1);
  };
}
