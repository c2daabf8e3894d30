/** What is said when the command before it is answered. */
interface Waiting<Command> {
  command: Command;
  answer: Promise<boolean>;
}

/**
 * Says one command at a time: each says what was seen when it was made, and what a tab has just said itself is part of that. What is wished
 * for while one is on its way waits for its answer, and is said as one command.
 */
export function coalesced<Command extends object>(
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
