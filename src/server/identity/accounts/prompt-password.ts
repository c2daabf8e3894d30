import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Prompts for a password on the terminal without echo, or reads the first line of piped input. */
export async function promptPassword(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Discards readline's echo of the typed characters.
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
