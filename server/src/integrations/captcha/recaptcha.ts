import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { consumeNonce } from '../../infra/nonce-store.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Captcha } from './captcha.ts';

const PURPOSE = 'recaptcha';
/** The provider's tokens are valid for two minutes; nonces are stored somewhat longer. */
const NONCE_TTL_MS = 10 * 60_000;
const RETRY_AFTER_SECONDS = 5;

const provider = { verify: 'https://www.google.com/recaptcha/api/siteverify', timeoutMs: 5_000 };

const verdictSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});

/** Error codes caused by our configuration, not by the visitor. */
const CONFIGURATION_ERRORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/**
 * Google reCAPTCHA v2 (checkbox). A token is accepted once, if the provider confirms it for the host of our pages.
 * @param endpoint another server with the provider's API, for tests
 */
export function openRecaptcha(
  { db, clock, log, config }: Pick<AppContext, 'db' | 'clock' | 'log' | 'config'>,
  keys: { siteKey: string; secret: string },
  endpoint: { verify: string; timeoutMs: number } = provider,
): Captcha {
  async function verify(token: string): Promise<z.infer<typeof verdictSchema>> {
    try {
      const reply = await fetch(endpoint.verify, {
        method: 'POST',
        body: new URLSearchParams({ secret: keys.secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(endpoint.timeoutMs),
      });
      if (!reply.ok) throw new Error(`status ${reply.status}`);
      const verdict = verdictSchema.parse(await reply.json());
      const fault = verdict['error-codes']?.find((code) => CONFIGURATION_ERRORS.includes(code));
      if (fault) throw new Error(fault);
      return verdict;
    } catch (error) {
      log.error({ reason: (error as Error).message }, 'could not verify a captcha with its provider');
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
    createChallenge: async () => null,
    async redeemSolution(token) {
      const verdict = await verify(token);
      if (!verdict.success || verdict.hostname !== new URL(config.publicUrl).hostname) return false;
      const key = createHash('sha256').update(token).digest('base64url');
      return await consumeNonce(db, PURPOSE, key, new Date(clock.now().getTime() + NONCE_TTL_MS));
    },
  };
}
