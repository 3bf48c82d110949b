import { createServer, get } from 'node:http';

/*
 * The peer of a kept page: node's own HTTP server with nothing behind it. It asks for SAME_AS once, compressed, and from
 * then on answers every request with those bytes and headers.
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
