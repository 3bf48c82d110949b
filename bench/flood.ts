import { Agent, request } from 'node:http';
import { platform } from 'node:os';
import { addressOf, getUserDetailsByEmail } from '@aarambh/contract';

/**
 * `flood.ts URL COUNT`: so many sign-ins at once, each on a connection of its own, a process of their own so that who
 * measures is not held up. Tells its parent how often each status came; 0 stands for no answer.
 */
const [url = '', count = ''] = process.argv.slice(2);
/** From one address only its limit would be measured; every address of 127.0.0.0/8 is this machine, but on Linux alone. */
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
