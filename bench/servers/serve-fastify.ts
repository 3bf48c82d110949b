import { fastify } from 'fastify';

/** Peer: Fastify without plugins answering with BODY. */
const body = process.env.BODY ?? '';
const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ port: (app.server.address() as { port: number }).port });
for (const end of ['SIGTERM', 'disconnect']) process.once(end, () => process.exit(0));
