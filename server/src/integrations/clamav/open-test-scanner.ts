import { createServer, type Socket } from 'node:net';

export interface TestScanner {
  /** For CLAMAV_ADDRESS. */
  address: string;
  /** What it answers to a file, or what it does instead of answering. */
  verdict: (file: Buffer, socket: Socket) => string | undefined;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file in what was sent so far; nothing while its end has not come. */
function fileIn(sent: Buffer): Buffer | undefined {
  if (sent.length >= COMMAND.length && sent.toString('latin1', 0, COMMAND.length) !== COMMAND)
    throw new Error('this is not how a scanner is asked');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** A small server that speaks clamd's INSTREAM, for the calling test file; finds everything clean until told otherwise. */
export async function openTestScanner(path?: string): Promise<TestScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const file = fileIn(sent);
      if (!file) return;
      const reply = scanner.verdict(file, socket);
      if (reply !== undefined) socket.end(`${reply}\0`);
    });
  });
  await new Promise<void>((go) => (path ? server.listen(path, go) : server.listen(0, '127.0.0.1', go)));
  const bound = server.address();
  const scanner: TestScanner = {
    address: typeof bound === 'string' ? bound : `127.0.0.1:${bound?.port}`,
    verdict: () => 'stream: OK',
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((go) => server.close(go));
    },
  };
  return scanner;
}
