import { createServer } from 'node:http';

/*
 * The peer of a kept page: node's own HTTP server that answers every request with the bytes and headers it was started
 * with, and does nothing else.
 */
process.once('message', ({ headers, body }: { headers: Record<string, string>; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
});
process.once('SIGTERM', () => process.exit(0));
