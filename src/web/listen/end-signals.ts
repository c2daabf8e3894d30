/** What asks a program to end: an operator or a service manager, the keyboard, a terminal that is closed. */
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Milliseconds after which the program ends whatever is still open. Service managers and containers kill after ten seconds. */
const LIMIT_MS = 7500;

interface Ending {
  /** Ends everything in order. */
  close: () => Promise<void>;
  /** Ends what would live on without this process; when `close` has failed or takes too long. */
  abandon: () => Promise<void>;
}

/**
 * Ends the process in order when it is asked to; asked again, it goes on ending: npm passes on what the keyboard sends to both.
 * The exit code is 0 when all was closed in time. Answers how to end it for a reason of its own, which is told, with exit code 1.
 */
export function endOnSignals({ close, abandon }: Ending): (why: string) => void {
  // A terminal that was closed cannot be written to, which would end the program before its database is stopped.
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
