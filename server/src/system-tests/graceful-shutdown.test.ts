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
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProcessAlive } from '../lib/is-process-alive.ts';
import { findDatabaseOf, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

// The real process with its own PostgreSQL, alone and with workers, is told to stop while requests of every kind are
// under way.

/** In place of the built pages: one that asks the API from inside the process when nobody new is let in any more. */
const page = `
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
    const ready = { method: 'GET', url: '/api/health/ready', definition: { path: 'none' }, given: {} };
    const { status, body } = await transport(ready);
    return { status, headers: new Headers(), body, scripts: [] };
  };
  export const createWebHandler = () => ({ render, keptAddress: () => undefined });`;
let server: ServerProcess;
let port = 0;

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

const json = { 'content-type': 'application/json' };

/** Opens a request on a connection of its own, which it would keep open. */
function open(path: string, method: 'GET' | 'POST', headers: Record<string, string | number> = {}) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: new Agent({ keepAlive: true }) });
  const answer = once(sent, 'response').then(async ([response]: IncomingMessage[]): Promise<Answer> => {
    const body = (await response?.toArray())?.join('') ?? '';
    return { status: response?.statusCode, connection: response?.headers.connection, body };
  });
  return { sent, answer };
}

/** Sends a request but for the second half of its body; `finish` sends the rest. */
function halfSend(path: string, headers: Record<string, string>, body: Buffer) {
  const { sent, answer } = open(path, 'POST', { ...headers, 'content-length': body.length });
  sent.write(body.subarray(0, body.length / 2));
  return { answer, finish: () => sent.end(body.subarray(body.length / 2)) };
}

const send = (path: string, body: object): Promise<Answer> => {
  const { sent, answer } = open(path, 'POST', json);
  sent.end(JSON.stringify(body));
  return answer;
};

const formOf = (n: number): RegistrationForm => ({
  fullName: 'Meenakshi Sundaram',
  countryID: 105,
  mobileNo: '9876543210',
  email: `meenakshi.${n}@example.com`,
  password: 'Chai@2468',
});

/** A resume of this account, as a browser sends it. */
async function uploadOf(auth: AuthResponse) {
  const form = new FormData();
  form.set('accountID', String(auth.accountID));
  const filling = '.'.repeat(100_000);
  const pdf = `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n%${filling}\ntrailer\n<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`;
  form.set('resume', new Blob([pdf]), 'resume.pdf');
  const whole = new Request('http://localhost/', { method: 'POST', body: form });
  const headers = {
    authorization: `Bearer ${auth.token}`,
    'content-type': whole.headers.get('content-type') ?? '',
  };
  return { headers, body: Buffer.from(await whole.arrayBuffer()) };
}

/** The server's own PostgreSQL. */
async function openDatabase() {
  const { pid, url } = await findDatabaseOf(server);
  expect(isProcessAlive(pid)).toBe(true);
  return {
    pid,
    /** Keeps everybody from the table of accounts until it is let go. */
    async lockAccounts() {
      const sql = postgres(url, { max: 1 });
      await sql`begin`;
      await sql`lock table accounts in access exclusive mode`;
      return { release: () => sql.end() };
    },
  };
}

/** Waits until the server has taken in so many requests beside the one that asks. */
async function untilUnderWay(count: number): Promise<void> {
  for (;;) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    if (Number(/^http_requests_under_way (\d+)$/m.exec(text)?.[1]) > count) return;
  }
}

/** Waits until nobody new is let in. */
async function untilRefused(): Promise<void> {
  for (let refused = false; !refused; ) {
    refused = await new Promise((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.destroy());
      socket.on('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED'));
      socket.on('close', () => done(false));
    });
  }
}

describe.each([1, 3])('a server of %i', (workers) => {
  beforeAll(async () => {
    server = await startServerProcess({ WORKERS: String(workers) }, page);
    port = server.port;
  });
  afterAll(() => server?.clearAway());

  it('answers all it has taken in, lets nobody new in, and ends with its database', async () => {
    const people = await Promise.all(
      [1, 2, 3, 4].map(async (n) => JSON.parse((await send(addressOf(saveUserName, {}), formOf(n))).body)),
    );
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /api/health/live HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String((await once(idle, 'data'))[0])).toContain('HTTP/1.1 200');
    const idleEnded = once(idle, 'close');
    const silent = connect(port, '127.0.0.1');
    const silentEnded = once(silent.resume(), 'close');
    await once(silent, 'connect');

    const uploads = await Promise.all(people.map(uploadOf));
    const registrations = [11, 12, 13, 14].map((n) => Buffer.from(JSON.stringify(formOf(n))));
    const halves = [
      ...uploads.map(({ headers, body }) => halfSend(addressOf(saveResume, {}), headers, body)),
      ...registrations.map((body) => halfSend(addressOf(saveUserName, {}), json, body)),
    ];
    const form = JSON.stringify(formOf(15));
    const twice = connect(port, '127.0.0.1').setEncoding('utf8');
    const heard = twice.toArray();
    twice.write(
      `POST ${addressOf(saveUserName, {})} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${form.length}\r\n\r\n${form.slice(0, 40)}`,
    );
    const { sent, answer: pageAnswer } = open(`/?port=${port}`, 'GET');
    sent.end();
    await untilUnderWay(halves.length + 2);

    // Sign-ins wait for the table of accounts; then as many again are sent that nobody waits for to be taken in.
    const database = await openDatabase();
    const { release } = await database.lockAccounts();
    const signIns = Array.from({ length: 30 }, (_, n) =>
      send(addressOf(getUserDetailsByEmail, {}), { email: `nobody.${n}@example.com`, password: 'Chai@2468' }),
    );
    await untilUnderWay(halves.length + 2 + signIns.length);
    const quick = Array.from({ length: 30 }, () => open('/api/health/live', 'GET'));
    await Promise.all(quick.map(({ sent }) => once(sent.end(), 'finish')));

    const exit = once(server.child, 'exit');
    server.child.kill('SIGTERM');
    await Promise.all([untilRefused(), idleEnded, silentEnded]);

    await release();
    for (const { finish } of halves) finish();
    twice.write(`${form.slice(40)}GET /api/health/ready HTTP/1.1\r\nhost: x\r\n\r\n`);

    const answers = await Promise.all(halves.map(({ answer }) => answer));
    for (const { status, connection } of answers)
      expect({ status, connection }).toEqual({ status: 200, connection: 'close' });
    for (const { body } of answers.slice(0, uploads.length)) expect(body).toMatch(/success/);
    for (const { body } of answers.slice(uploads.length)) expect(JSON.parse(body)).toMatchObject({ errorMessage: '' });

    for (const { status, connection } of await Promise.all(signIns))
      expect({ status, connection }).toEqual({ status: 200, connection: 'close' });
    for (const { answer } of quick) expect((await answer).status).toBe(200);
    expect(await pageAnswer).toEqual({ status: 200, connection: 'close', body: '{"status":"ready"}' });

    const [first = '', second = ''] = (await heard).join('').split(/(?<=})(?=HTTP)/);
    expect(first).toMatch(/^HTTP\/1\.1 200/);
    expect(second).toMatch(/^HTTP\/1\.1 503/);
    expect(second).toMatch(/retry-after: 5/i);
    expect(second).toMatch(/connection: close/i);

    expect(await exit).toEqual([0, null]);
    expect(isProcessAlive(database.pid)).toBe(false);
  }, 60_000);
});
