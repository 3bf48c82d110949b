import { Agent, request } from 'node:http';
import { platform } from 'node:os';
import { addressOf, getUserDetailsByEmail } from '@aarambh/contract';

/**
 * `flood.ts URL COUNT`: sends COUNT concurrent sign-ins, each on its own connection, from a separate process so that it
 * does not slow down the measuring process. Sends the number of responses per status to its parent; 0 means no
 * response.
 */
const [url = '', count = ''] = process.argv.slice(2);
/** A single address would only measure its rate limit. On Linux all of 127.0.0.0/8 is local. */
const PER_ADDRESS = 20;

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

const signIn = (n: number): Promise<number> =>
  new Promise((done) => {
    const address = Math.floor(n / PER_ADDRESS);
    const sent = request(
      url + addressOf(getUserDetailsByEmail, {}),
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        ...(platform() === 'linux' ? { localAddress: `127.1.${address >> 8}.${address & 255}` } : {}),
      },
      (response) => {
        response.resume();
        response.on('end', () => done(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => done(0));
    sent.end(JSON.stringify({ email: `flood.${n}@example.com`, password: 'Chai@2468' }));
  });

const statuses = await Promise.all(Array.from({ length: Number(count) }, (_, n) => signIn(n)));
const counts: Record<string, number> = {};
for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
process.send?.(counts);
process.disconnect?.();
