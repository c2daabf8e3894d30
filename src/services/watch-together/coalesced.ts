/** A command that is not sent yet, because the previous one was not answered. */
interface Waiting<Command> {
  command: Command;
  answer: Promise<boolean>;
}

/**
 * Sends one command at a time, because each command refers to the state after the previous one. Commands issued
 * meanwhile are merged into one.
 */
export function coalesceCommands<Command extends object>(
  say: (command: Command) => Promise<boolean>,
): (command: Command) => Promise<boolean> {
  let busy: Promise<void> | undefined;
  let next: Waiting<Command> | undefined;
  const send = (command: Command): Promise<boolean> => {
    if (!busy) {
      const answer = say(command);
      const end = () => void (busy = undefined);
      busy = answer.then(end, end);
      return answer;
    }
    if (next) {
      next.command = { ...next.command, ...command };
      return next.answer;
    }
    const following: Waiting<Command> = {
      command,
      answer: busy.then(() => ((next = undefined), send(following.command))),
    };
    next = following;
    return following.answer;
  };
  return send;
}
