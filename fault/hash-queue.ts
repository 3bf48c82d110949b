import { Agent, request } from 'node:http';
import { type AuthResponse, addressOf, changePassword, getUserDetailsByEmail } from '@aarambh/contract';
import { summarise, timed } from '../bench/measure.ts';
import { within } from '../bench/report.ts';
import { startServer } from '../bench/servers/child-server.ts';
import type { AppContext } from '../server/src/app-context.ts';
import { insertAccount } from '../server/src/features/accounts/accounts.queries.ts';
import { createSession } from '../server/src/features/accounts/sessions/create-session.ts';
import { hashPassword } from '../server/src/features/accounts/sign-in/hash-password.ts';
import { exactly, type FaultScenario } from './scenario.ts';
import { describeStatuses } from './visitor.ts';

const PASSWORD = 'Chai@2468';
const CALLS_PER_ACCOUNT = 8;
const SIGN_INS = 20;
const CONCURRENCY = 120;
/** Of a sign-in, in the 99th percentile. */
const MAX_SIGN_IN_MS = 2_000;
const allowed = ['200', '429', '503'];

interface Attacker {
  accountId: number;
  token: string;
  /** Source address: on Linux all of 127.0.0.0/8 is local. */
  address: string;
}

const emailOf = (n: number) => `hash.queue.${n}@example.com`;

/** Adds accounts with the same password, each with a session. */
async function addAccounts({ db, clock }: AppContext, count: number): Promise<Attacker[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const attackers: Attacker[] = [];
  for (let n = 0; n < count; n++) {
    const person = { fullName: 'Ishita Banerjee', countryId: 105, mobileNo: '9876543210', passwordHash, isAdult: true };
    const accountId = (await insertAccount(db, { ...person, email: emailOf(n) }, clock.now())) ?? 0;
    const account = { accountId, fullName: person.fullName };
    const options = { origin: { address: '', device: '' }, remember: false };
    const { token } = await createSession(db, account, options, clock.now());
    attackers.push({ accountId, token, address: `127.1.${Math.floor(n / 200)}.${1 + (n % 200)}` });
  }
  return attackers;
}

interface Posted {
  status: number;
  body: string;
}

/** POSTs JSON from a source address. */
function post(
  url: string,
  body: object,
  { agent, address, token }: { agent: Agent; address: string; token?: string },
): Promise<Posted> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = request(url, { method: 'POST', agent, localAddress: address, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/**
 * Hash queue: `size` accounts change their passwords from as many addresses, more than the queue holds, while others sign
 * in. Sign-in has a reserve: none of the sign-ins is refused.
 */
export const hashQueue: FaultScenario = {
  unit: 'accounts',
  size: 100,
  async run({ context, databaseUrl }, size, progress) {
    const attackers = await addAccounts(context, size);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: context.config.dataDir, DEMO: 'off', LOG_LEVEL: 'silent' };
    const server = await startServer('serve.ts', env);
    const agent = new Agent({ keepAlive: false });
    try {
      const statuses: Record<string, number> = {};
      const count = (status: number) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
      };
      let sent = 0;
      let isOver = false;
      const attack = async () => {
        while (!isOver && sent < size * CALLS_PER_ACCOUNT) {
          const attacker = attackers[sent % size] as Attacker;
          sent += 1;
          const { accountId: accountID, ...from } = attacker;
          const payload = { accountID, currentPassword: PASSWORD, newPassword: PASSWORD, retypePassword: PASSWORD };
          const reply = await post(server.url + addressOf(changePassword, {}), payload, { agent, ...from });
          count(reply.status);
        }
      };
      const attacks = Array.from({ length: CONCURRENCY }, attack);

      const times: number[] = [];
      let refused = 0;
      for (let n = 0; n < SIGN_INS; n++) {
        const payload = { email: emailOf(n % size), password: PASSWORD };
        const url = server.url + addressOf(getUserDetailsByEmail, {});
        const { ms, result } = await timed(() => post(url, payload, { agent, address: `127.2.0.${n + 1}` }));
        times.push(ms);
        if (result.status !== 200 || (JSON.parse(result.body) as AuthResponse).errorMessage) refused += 1;
        progress(((n + 1) / SIGN_INS) * size);
      }
      const during = sent;
      isOver = true;
      await Promise.all(attacks);
      return [
        exactly('sign-ins refused', refused, 0),
        within(
          `a sign-in beside ${CONCURRENCY} password changes at a time, ${SIGN_INS} sign-ins`,
          summarise(times),
          MAX_SIGN_IN_MS,
        ),
        {
          what: `replies to the password changes, ${during} of them sent before the last sign-in`,
          value: describeStatuses(statuses),
          limit: `only ${allowed.join(', ')}`,
          pass: Object.keys(statuses).every((status) => allowed.includes(status)),
        },
      ];
    } finally {
      agent.destroy();
      await server.stop();
    }
  },
};
