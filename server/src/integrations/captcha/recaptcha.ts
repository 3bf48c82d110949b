import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { consumeNonce } from '../../infra/nonce-store.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Captcha } from './captcha.ts';

const PURPOSE = 'recaptcha';
/** The provider forgets a token after two minutes; so may we, with some room. */
const REMEMBER_MS = 10 * 60_000;
const RETRY_AFTER_SECONDS = 5;

const provider = { verify: 'https://www.google.com/recaptcha/api/siteverify', timeoutMs: 5_000 };

const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Errors that say something about us and nothing about the visitor. */
const OUR_FAULTS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Google reCAPTCHA v2, the tick box. A token counts when the provider says so, for the host of our own pages, once.
 * @param endpoint for tests: another place that answers like the provider
 */
export function openRecaptcha(
  { db, clock, log, config }: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>,
  keys: { siteKey: string; secret: string },
  endpoint: { verify: string; timeoutMs: number } = provider,
): Captcha {
  async function ask(token: string): Promise<z.infer<typeof verdictSchema>> {
    try {
      const reply = await fetch(endpoint.verify, {
        method: 'POST',
        body: new URLSearchParams({ secret: keys.secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(endpoint.timeoutMs),
      });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      const verdict = verdictSchema.parse(await reply.json());
      const fault = verdict['error-codes']?.find((code) => OUR_FAULTS.includes(code));
      if (fault) throw new Error(fault);
      return verdict;
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'the captcha could not be checked with its provider');
      throw new CallError('unavailable', undefined, { retryAfter: RETRY_AFTER_SECONDS });
    }
  }

  return {
    settings: { kind: 'recaptcha', siteKey: keys.siteKey },
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
    },
    makeChallenge: async () => null,
    async takeSolution(token) {
      const verdict = await ask(token);
      if (!verdict.success || verdict.hostname !== new URL(config.publicUrl).hostname) return false;
      const key = createHash('sha256').update(token).digest('base64url');
      return await consumeNonce(db, PURPOSE, key, new Date(clock.now().getTime() + REMEMBER_MS));
    },
  };
}
