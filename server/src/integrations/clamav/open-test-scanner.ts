import { createServer, type Socket } from 'node:net';

export interface TestScanner {
  /** For CLAMAV_ADDRESS. */
  address: string;
  /** Returns the reply for a file; undefined to send none. */
  verdict: (file: Buffer, socket: Socket) => string | undefined;
  close(): Promise<void>;
}

const COMMAND = 'zINSTREAM\0';

/** The file in the bytes received so far; undefined until it is complete. */
function parseFile(sent: Buffer): Buffer | undefined {
  if (sent.length >= COMMAND.length && sent.toString('latin1', 0, COMMAND.length) !== COMMAND)
    throw new Error('expected the INSTREAM command');
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

/** Starts a server with clamd's INSTREAM protocol for a test file. Every file is clean unless `verdict` is replaced. */
export async function openTestScanner(path?: string): Promise<TestScanner> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      sent = Buffer.concat([sent, chunk]);
      const file = parseFile(sent);
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
