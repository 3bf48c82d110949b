import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import {
  type AuthResponse,
  addressOf,
  getUserDetailsByEmail,
  type RegistrationForm,
  saveResume,
  saveUserName,
} from '@aarambh/contract';
import { expect } from 'vitest';
import { openTestClient } from '../infra/database/test-client.ts';
import { isProcessAlive } from '../lib/is-process-alive.ts';
import { findDatabaseOf, type ServerProcess } from './server-process.ts';

/** Stands in for the built pages: calls the API in-process once the server accepts no new connections. */
export const pageDuringShutdown = `
  import { once } from 'node:events';
  import { connect } from 'node:net';
  const refused = (port) =>
    new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.destroy());
      socket.on('error', (error) => done(error.code === 'ECONNREFUSED'));
      socket.on('close', () => done(false));
    });
  const render = async ({ url }, { transport }) => {
    await once(process, 'SIGTERM');
    while (!(await refused(new URL(url).searchParams.get('port'))));
    const ready = { method: 'GET', url: '/api/health/live', definition: { path: 'none' }, given: {} };
    const { status, body } = await transport(ready);
    return { status, headers: new Headers(), body, scripts: [] };
  };
  export const createWebHandler = () => ({ render, cacheableAddress: () => undefined });`;

const POLL_MS = 10;
const SIGN_INS = 12;
const json = { 'content-type': 'application/json' };

interface Reply {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

/** Opens a request on its own keep-alive connection. */
function open(port: number, path: string, method: 'GET' | 'POST', headers: Record<string, string | number> = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: new Agent({ keepAlive: true }) });
  const reply = once(sent, 'response').then(async ([response]: IncomingMessage[]): Promise<Reply> => {
    const body = (await response?.toArray())?.join('') ?? '';
    return { status: response?.statusCode, connection: response?.headers.connection, body };
  });
  return { sent, reply };
}

/** Sends a request with only the first half of its body; `finish` sends the rest. */
function sendHalf(port: number, path: string, headers: Record<string, string>, body: Buffer) {
  const { sent, reply } = open(port, path, 'POST', { ...headers, 'content-length': body.length });
  sent.write(body.subarray(0, body.length / 2));
  return { reply, finish: () => sent.end(body.subarray(body.length / 2)) };
}

function post(port: number, path: string, body: object): Promise<Reply> {
  const { sent, reply } = open(port, path, 'POST', json);
  sent.end(JSON.stringify(body));
  return reply;
}

const formOf = (n: number): RegistrationForm => ({
  fullName: 'Meenakshi Sundaram',
  countryID: 105,
  mobileNo: '9876543210',
  email: `meenakshi.${n}@example.com`,
  password: 'Chai@2468',
});

/** A resume upload of an account, as a browser sends it. */
async function uploadOf(auth: AuthResponse) {
  const form = new FormData();
  form.set('accountID', String(auth.accountID));
  const padding = '.'.repeat(100_000);
  const pdf = `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n%${padding}\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  form.set('resume', new Blob([pdf]), 'resume.pdf');
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = {
    authorization: `Bearer ${auth.token}`,
    'content-type': request.headers.get('content-type') ?? '',
  };
  return { headers, body: Buffer.from(await request.arrayBuffer()) };
}

/** Locks the table of accounts against all reads and writes. */
async function lockAccounts(databaseUrl: string) {
  const client = openTestClient(databaseUrl);
  await client.run('begin');
  await client.run('lock table accounts in access exclusive mode');
  return { release: () => client.close() };
}

/** Waits until N requests are in progress, in addition to the one that reads the metrics. */
async function untilInProgress(port: number, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        return Number(/^http_requests_in_flight (\d+)$/m.exec(text)?.[1]);
      },
      { interval: POLL_MS },
    )
    .toBeGreaterThan(count);
}

/** Waits until new connections are refused. */
async function untilRefused(port: number): Promise<void> {
  const isRefused = () =>
    new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.destroy());
      socket.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED'));
      socket.on('close', () => done(false));
    });
  await expect.poll(isRefused, { interval: POLL_MS }).toBe(true);
}

/**
 * Sends SIGTERM to a server, started with `pageDuringShutdown`, while requests of every kind are in progress. Expects
 * that it finishes all of them, accepts no new connection, and exits together with its embedded PostgreSQL.
 */
export async function expectGracefulShutdown(server: ServerProcess): Promise<void> {
  const { port } = server;
  const accounts = await Promise.all(
    [1, 2, 3, 4].map(async (n) => JSON.parse((await post(port, addressOf(saveUserName, {}), formOf(n))).body)),
  );
  const idle = connect(port, '127.0.0.1');
  idle.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String((await once(idle, 'data'))[0])).toContain('HTTP/1.1 200');
  const idleClosed = once(idle, 'close');
  const silent = connect(port, '127.0.0.1');
  const silentClosed = once(silent.resume(), 'close');
  await once(silent, 'connect');

  const uploads = await Promise.all(accounts.map(uploadOf));
  const registrations = [11, 12, 13, 14].map((n) => Buffer.from(JSON.stringify(formOf(n))));
  const halves = [
    ...uploads.map(({ headers, body }) => sendHalf(port, addressOf(saveResume, {}), headers, body)),
    ...registrations.map((body) => sendHalf(port, addressOf(saveUserName, {}), json, body)),
  ];
  const form = JSON.stringify(formOf(15));
  const pipelined = connect(port, '127.0.0.1').setEncoding('utf8');
  const pipelinedReplies = pipelined.toArray();
  pipelined.write(
    `POST ${addressOf(saveUserName, {})} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${form.length}\r\n\r\n${form.slice(0, 40)}`,
  );
  const page = open(port, `/?port=${port}`, 'GET');
  page.sent.end();
  await untilInProgress(port, halves.length + 2);

  // Sign-ins wait for the locked table. Then as many requests are sent without waiting until the server has read them.
  const database = await findDatabaseOf(server);
  expect(isProcessAlive(database.pid)).toBe(true);
  const lock = await lockAccounts(database.url);
  const signIns = Array.from({ length: SIGN_INS }, (_, n) =>
    post(port, addressOf(getUserDetailsByEmail, {}), { email: `unknown.${n}@example.com`, password: 'Chai@2468' }),
  );
  await untilInProgress(port, halves.length + 2 + signIns.length);
  const unread = Array.from({ length: SIGN_INS }, () => open(port, '/api/health/live', 'GET'));
  await Promise.all(unread.map(({ sent }) => once(sent.end(), 'finish')));

  const exit = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await Promise.all([untilRefused(port), idleClosed, silentClosed]);

  await lock.release();
  for (const { finish } of halves) finish();
  pipelined.write(`${form.slice(40)}GET /api/health/ready HTTP/1.1\r\nhost: x\r\n\r\n`);

  const replies = await Promise.all(halves.map(({ reply }) => reply));
  for (const { status, connection } of replies)
    expect({ status, connection }).toEqual({ status: 200, connection: 'close' });
  for (const { body } of replies.slice(0, uploads.length)) expect(body).toMatch(/success/);
  for (const { body } of replies.slice(uploads.length)) expect(JSON.parse(body)).toMatchObject({ errorMessage: '' });

  for (const { status, connection } of await Promise.all(signIns))
    expect({ status, connection }).toEqual({ status: 200, connection: 'close' });
  for (const { reply } of unread) expect((await reply).status).toBe(200);
  expect(await page.reply).toEqual({ status: 200, connection: 'close', body: '{"status":"live"}' });

  const [first = '', second = ''] = (await pipelinedReplies).join('').split(/(?<=})(?=HTTP)/);
  expect(first).toMatch(/^HTTP\/1\.1 200/);
  expect(second).toMatch(/^HTTP\/1\.1 503/);
  expect(second).toMatch(/retry-after: 5/i);
  expect(second).toMatch(/connection: close/i);

  expect(await exit).toEqual([0, null]);
  expect(isProcessAlive(database.pid)).toBe(false);
}
