import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { consumeNonce } from '../../infra/nonce-store.ts';
import type { Captcha } from './captcha.ts';

const PURPOSE = 'captcha';
const GOOD_FOR_MS = 10 * 60_000;

/**
 * Work of one riddle: the browser tries counters from 0 up, each a PBKDF2 of so many rounds, 200 on average. Measured on
 * one core of a 2020s server: 35 ms in Node, 45 ms with the browser's Web Crypto; a phone twenty times slower needs
 * about a second. Making a riddle costs the server 0.5 ms, checking an answer 0.2 ms.
 */
const ROUNDS = 1_000;
const LEAST_COUNTER = 100;
const MOST_COUNTER = 300;

const hex = z.string().regex(/^[0-9a-f]{1,128}$/);

/** What the browser sends back: the riddle as it came, and its answer. */
const answerSchema = z.object({
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

function readToken(token: string): z.infer<typeof answerSchema> | undefined {
  try {
    return answerSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return undefined;
  }
}

/** The captcha that needs nobody else: the browser proves that it has worked a little. Nothing is stored for a riddle. */
export function openAltcha({ db, clock, secrets }: Pick<AppContext, 'db' | 'clock' | 'secrets'>): Captcha {
  const keys = {
    hmacSignatureSecret: secrets.keyFor(PURPOSE).toString('hex'),
    hmacKeySignatureSecret: secrets.keyFor(`${PURPOSE} answer`).toString('hex'),
  };
  return {
    settings: { kind: 'altcha', siteKey: '' },
    sources: {},
    makeChallenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(MOST_COUNTER, LEAST_COUNTER),
        expiresAt: new Date(clock.now().getTime() + GOOD_FOR_MS),
        deriveKey,
        ...keys,
      }),
    async takeSolution(token) {
      const answer = readToken(token);
      if (!answer) return false;
      const { parameters } = answer.challenge;
      // Seconds; the library looks at the wall's clock, which tests do not move.
      const expiresAt = new Date(parameters.expiresAt * 1_000);
      if (!(expiresAt > clock.now())) return false;
      const { verified } = await verifySolution({ ...answer, deriveKey, ...keys });
      return verified && (await consumeNonce(db, PURPOSE, parameters.nonce, expiresAt));
    },
  };
}
