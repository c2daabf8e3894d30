import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Asks for a password on the terminal, where it is not shown; or takes the first line of what is piped in. */
export async function askPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // What is typed would be written here again.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write(question);
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (stdin.isTTY) stderr.write('\n');
  }
}
