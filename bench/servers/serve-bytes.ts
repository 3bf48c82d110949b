import { createServer, get } from 'node:http';

/*
 * Peer for cached pages: node's HTTP server without application code. It fetches SAME_AS once, compressed, and answers
 * every request with those bytes and headers.
 */
get(process.env.SAME_AS ?? '', { headers: { 'accept-encoding': 'br' } }, (answer) => {
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  answer.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
    const server = createServer((_request, response) => {
      response.writeHead(200, headers as Record<string, string>);
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
  });
});
process.once('SIGTERM', () => process.exit(0));
