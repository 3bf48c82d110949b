import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { AVATAR_MAX_BYTES, addressOf, reportJob } from '@aarambh/contract';
import { MAX_PIPELINED } from '../server/src/infra/http/connections/pipelining-limit.ts';
import { type Attack, type AttackReport, UNLIMITED_POST } from './attacker.ts';

/** Main module of an attacker process; tells its parent when all connections have been tried, and its counts at the end. */
const MAX_MS = 240_000;
/** Connections opened at once, so that they do not fill the kernel's queue of the listening socket. */
const HEAD_BATCH = 200;
/** Bodies are sent at 2 Gbit/s at most: the memory that they take is tested, not the bandwidth of loopback. */
const BODY_BATCH = 20;
const PAUSE_MS = 20;
const BODY_BYTES = 500_000;
/** In which sockets notice that they were closed. */
const NOTICE_MS = 1_000;

const attack = JSON.parse(process.argv[2] ?? '') as Attack;
const { hostname, port } = new URL(attack.url);
if (!/^127\./.test(hostname)) throw new Error('only addresses of this machine are attacked');

const report: AttackReport = { mostOpen: 0, leftOpen: 0, statuses: {} };
const sockets = new Set<Socket>();
let isStopping = false;

const sourceOf = (n: number): string => {
  const address = 1 + (n % attack.addresses);
  return `127.1.${address >> 8}.${address & 255}`;
};

const HALF_HEADERS = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Padding: ${'x'.repeat(1_000)}\r\n`;
const HALF_BODY = [
  `POST ${UNLIMITED_POST} HTTP/1.1`,
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${BODY_BYTES}`,
  '',
  ' '.repeat(BODY_BYTES / 2),
].join('\r\n');

const FORM_HEAD =
  '--x\r\nContent-Disposition: form-data; name="proof"; filename="proof.png"\r\nContent-Type: image/png\r\n\r\n';
/** A report without an account, with half a picture; one buffer for all connections. */
const HALF_FORM = Buffer.from(
  [
    `POST ${addressOf(reportJob, {})} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${FORM_HEAD.length + AVATAR_MAX_BYTES}`,
    '',
    FORM_HEAD + ' '.repeat(AVATAR_MAX_BYTES / 2),
  ].join('\r\n'),
);

/** Opens a connection and sends half a request; resolves when it is open or refused. */
function sendHalf(n: number, text: string | Buffer): Promise<void> {
  const socket = connect({ host: hostname, port: Number(port), localAddress: sourceOf(n) }).setEncoding('latin1');
  return new Promise((done) => {
    socket.once('connect', () => {
      sockets.add(socket);
      report.mostOpen = Math.max(report.mostOpen, sockets.size);
      socket.write(text);
      done();
    });
    if (attack.kind === 'slow-reads') socket.pause();
    else
      socket.on('data', (reply: string) => {
        const status = /^HTTP\/1\.1 (\d+)/.exec(reply)?.[1];
        if (status) report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      });
    socket.on('error', () => done());
    socket.once('close', () => sockets.delete(socket));
  });
}

/** As many complete requests on one connection as the server accepts, of whose replies nothing is read. */
const SLOW_READ = Array.from(
  { length: MAX_PIPELINED },
  (_, n) => `GET ${attack.paths?.[n % attack.paths.length] ?? '/'} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
).join('');

async function openHalves(text: string | Buffer, batch: number): Promise<void> {
  for (let n = 0; n < attack.connections && !isStopping; n += batch) {
    const size = Math.min(batch, attack.connections - n);
    await Promise.all(Array.from({ length: size }, (_, i) => sendHalf(n + i, text)));
    await wait(PAUSE_MS);
  }
}

const forwardedFor = (n: number): Record<string, string> =>
  attack.forwardedClients ? { 'x-forwarded-for': `198.51.100.${n % attack.forwardedClients}` } : {};

/** Sends one request after the other on its own connection. */
async function sendGreedily(n: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const requests = attack.requests ?? [];
  for (let i = n; !isStopping; i++) {
    const { path, body, headers } = requests[i % requests.length] ?? { path: '/' };
    const options = {
      agent,
      localAddress: sourceOf(n),
      method: body ? 'POST' : 'GET',
      headers: {
        ...forwardedFor(i),
        ...headers,
        ...(body ? { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) } : {}),
      },
    };
    const status = await new Promise<number>((done) => {
      request(`${attack.url}${path}`, options, (response) => {
        response.resume().once('close', () => done(response.statusCode ?? 0));
      })
        .once('error', () => done(0))
        .end(body);
    });
    report.statuses[status] = (report.statuses[status] ?? 0) + 1;
    // Fails at once when the server is gone.
    if (status === 0) await wait(10);
  }
  agent.destroy();
}

/** Opens one connection after the other, requests what no cache has, and hangs up before the reply. */
async function hangUp(n: number): Promise<void> {
  for (let i = n; !isStopping; i += attack.connections) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: sourceOf(n) });
    const closed = new Promise((done) => socket.once('close', done));
    socket.once('error', () => undefined);
    socket.once('connect', () => {
      socket.write(`GET ${attack.paths?.[0] ?? '/?x='}${i} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      setTimeout(() => socket.destroy(), PAUSE_MS);
    });
    await closed;
  }
}

async function end(): Promise<void> {
  isStopping = true;
  // A paused socket does not notice that the server closed it.
  for (const socket of sockets) socket.resume();
  if (attack.kind === 'slow-reads') await wait(NOTICE_MS);
  report.leftOpen = sockets.size;
  process.send?.(report, () => process.exit());
}
setTimeout(end, MAX_MS).unref();
process.once('message', end);
process.once('disconnect', () => process.exit());

const loop = attack.kind === 'greedy' ? sendGreedily : attack.kind === 'hang-ups' ? hangUp : undefined;
if (loop) {
  report.mostOpen = attack.connections;
  for (let n = 0; n < attack.connections; n++) void loop(n);
  await wait(1_000);
} else if (attack.kind === 'half-headers') await openHalves(HALF_HEADERS, HEAD_BATCH);
else if (attack.kind === 'slow-reads') await openHalves(SLOW_READ, HEAD_BATCH);
else await openHalves(attack.kind === 'half-forms' ? HALF_FORM : HALF_BODY, BODY_BATCH);
process.send?.('opened');
