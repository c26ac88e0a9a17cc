import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  source: string;
}

export interface TestSmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Answers to a command instead of the usual ones; `DATA-END` is the end of the mail itself. */
  answers: Partial<Record<'HELO' | 'MAIL' | 'RCPT' | 'DATA-END', string>>;
  close(): Promise<void>;
}

/** A mail server that takes every mail and sends none: enough SMTP for a client that trusts it. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const answers: TestSmtpServer['answers'] = {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    converse(socket, received, answers);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url: `smtp://127.0.0.1:${port}`, received, answers, close };
}

function converse(socket: Socket, received: ReceivedMail[], answers: TestSmtpServer['answers']): void {
  let waiting = '';
  let mail: ReceivedMail = { from: '', to: [], source: '' };
  let inData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const obey = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'QUIT') return socket.end('221 bye\r\n');
    if (command === 'MAIL') {
      mail = { from: addressIn(line), to: [], source: '' };
      return say(answers.MAIL ?? '250 ok');
    }
    if (command === 'RCPT') {
      mail.to.push(addressIn(line));
      return say(answers.RCPT ?? '250 ok');
    }
    inData = command === 'DATA';
    return say(inData ? '354 go on' : (answers.HELO ?? '250 test'));
  };
  say('220 test');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = waiting.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const piece = waiting.slice(0, end);
      waiting = waiting.slice(end + (inData ? 5 : 2));
      if (!inData) obey(piece);
      else {
        inData = false;
        const answer = answers['DATA-END'] ?? '250 taken';
        if (answer.startsWith('2')) received.push({ ...mail, source: piece });
        say(answer);
      }
    }
  });
}

function addressIn(line: string): string {
  return /<([^<>]*)>/.exec(line)?.[1] ?? '';
}
