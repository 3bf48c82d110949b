import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { consumeNonce } from '../../infra/nonce-store.ts';
import type { Captcha } from './captcha.ts';

const PURPOSE = 'captcha';
const ANSWER = `${PURPOSE} answer`;
const VALIDITY_MS = 10 * 60_000;

/**
 * Cost of one challenge: the browser tries counters from 0 up, 200 on average, each a PBKDF2 of this many iterations.
 * Measured on one core of a 2020s server: 35 ms in Node, 45 ms with Web Crypto in a browser; a phone twenty times slower
 * needs about a second. Creating a challenge costs the server 0.5 ms, verifying a solution 0.2 ms.
 */
const ITERATIONS = 1_000;
const MIN_COUNTER = 100;
const MAX_COUNTER = 300;

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);

/** The token of the browser: the unchanged challenge and its solution. */
const tokenSchema = z.object({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.number(),
      expiresAt: z.number(),
      keyLength: z.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

function readToken(token: string): z.infer<typeof tokenSchema> | undefined {
  try {
    return tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Proof-of-work captcha without an external provider. Challenges are signed, not stored; a nonce makes each usable once. */
export function openAltcha({ db, clock, secrets }: Pick<AppContext, 'db' | 'clock' | 'secrets'>): Captcha {
  return {
    settings: { kind: 'altcha', siteKey: '' },
    sources: {},
    createChallenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ITERATIONS,
        counter: randomInt(MAX_COUNTER, MIN_COUNTER),
        expiresAt: new Date(clock.now().getTime() + VALIDITY_MS),
        deriveKey,
        hmacSignatureSecret: secrets.keyFor(PURPOSE).toString('hex'),
        hmacKeySignatureSecret: secrets.keyFor(ANSWER).toString('hex'),
      }),
    async redeemSolution(token) {
      const solved = readToken(token);
      if (!solved) return false;
      const { parameters } = solved.challenge;
      // In seconds. Checked here because the library uses the system clock, which tests do not move.
      const expiresAt = new Date(parameters.expiresAt * 1_000);
      if (!(expiresAt > clock.now())) return false;
      const answerKeys = secrets.keysFor(ANSWER);
      const checks = await Promise.all(
        secrets.keysFor(PURPOSE).map((key, i) =>
          verifySolution({
            ...solved,
            deriveKey,
            hmacSignatureSecret: key.toString('hex'),
            hmacKeySignatureSecret: (answerKeys[i] as Buffer).toString('hex'),
          }),
        ),
      );
      if (!checks.some(({ verified }) => verified)) return false;
      return await consumeNonce(db, PURPOSE, parameters.nonce, expiresAt);
    },
  };
}
