import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A local SMTP server. Accepted mails are parsed into `taken`; `address` is host:port. */
export interface TestMailServer {
  taken: Email[];
  address: string;
  close(): void;
}

/**
 * For tests: starts an SMTP server that accepts every mail unless the options say otherwise.
 * @param wantedPort any free one by default
 */
export async function startTestMailServer(options: SMTPServerOptions = {}, wantedPort = 0): Promise<TestMailServer> {
  const taken: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        taken.push(await PostalMime.parse(Buffer.concat(chunks)));
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  // A client that dies while sending is not an error of the server.
  server.on('error', () => undefined);
  const { port } = server.server.address() as AddressInfo;
  return { taken, address: `127.0.0.1:${port}`, close: () => server.close() };
}
