import { createServer } from 'node:http';

/** Peer: node's HTTP server answering with BODY. */
const body = Buffer.from(process.env.BODY ?? '');
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
