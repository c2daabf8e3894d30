import { createServer, type Socket } from 'node:net';

/** A mail as received by the server. */
export interface CaughtMail {
  /** Recipients in the envelope. */
  recipients: string[];
  /** Headers and body. */
  data: string;
}

/** An SMTP server that stores mails. */
export interface MailCatcher {
  url: string;
  /** Received mails, in order. */
  caught: CaughtMail[];
  /** Replies to the next recipients, in order; then 250. */
  answers: string[];
  close: () => Promise<void>;
}

/** Starts a minimal SMTP server (RFC 5321). */
export async function openMailCatcher(): Promise<MailCatcher> {
  const caught: CaughtMail[] = [];
  const answers: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let unread = '';
    let recipients: string[] = [];
    let isData = false;
    const hear = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') {
        const answer = answers.shift() ?? '250 Known';
        if (answer.startsWith('2')) recipients.push(/<(.*)>/.exec(line)?.[1] ?? line);
        return say(answer);
      }
      if (verb === 'DATA') isData = true;
      if (verb === 'RSET' || verb === 'MAIL') recipients = [];
      say(verb === 'DATA' ? '354 Go on' : verb === 'QUIT' ? '221 Bye' : '250 Fine');
    };
    say('220 Catcher');
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      for (;;) {
        const end = isData ? '\r\n.\r\n' : '\r\n';
        const at = unread.indexOf(end);
        if (at < 0) return;
        const piece = unread.slice(0, at);
        unread = unread.slice(at + end.length);
        if (!isData) {
          hear(piece);
          continue;
        }
        isData = false;
        caught.push({ recipients, data: piece });
        say('250 Taken');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    caught,
    answers,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
