import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { Secrets } from '../../infra/secrets.ts';
import { brand } from '../../lib/brand.ts';
import { isPublicHttpsAddress, lookupPublic } from './public-address.ts';
import { deriveVapidKeys } from './vapid-keys.ts';

/** A browser's address at its push service, and the keys for which messages are encrypted (RFC 8291), base64url. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushSender {
  /**
   * Sends a message; 'gone' when the push service no longer knows the subscription.
   * @throws when the message was not accepted
   */
  send(subscription: PushSubscription, payload: string): Promise<'sent' | 'gone'>;
}

/** Seconds for which a push service keeps a message for a browser that is offline. */
const TTL_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 10_000;

class PushRefusedError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`the push service replied ${status}`);
    this.code = `HTTP_${status}`;
  }
}

/** Sends the encrypted request; resolves with the status. Redirects are not followed. */
function post(url: URL, headers: Record<string, string>, body: Buffer, isSimulated: boolean): Promise<number> {
  const request = isSimulated ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(isSimulated ? {} : { lookup: lookupPublic }),
      },
      (reply) => {
        // The body is not read: only the status counts, and it may be endless.
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/**
 * Sends web push to the push services of browsers, which need no account there: messages are signed with the keys of this
 * portal (VAPID) and encrypted for the browser.
 * @param options.simulator origin of a local push service (simulators/push-service.ts) that gets all messages
 */
export function createPushSender(
  { secrets }: { secrets: Pick<Secrets, 'fixedKeyFor'> },
  options: { simulator?: string } = {},
): PushSender {
  const keys = deriveVapidKeys(secrets);
  return {
    async send({ endpoint, p256dh, auth }, payload) {
      if (!isPublicHttpsAddress(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: `mailto:${brand.supportEmail}`, ...keys },
        TTL: TTL_SECONDS,
        urgency: 'normal',
        contentEncoding: webPush.supportedContentEncodings.AES_128_GCM,
      });
      const { pathname, search } = new URL(endpoint);
      const url = new URL(options.simulator ? `${options.simulator}${pathname}${search}` : endpoint);
      const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const status = await post(url, sent, body ?? Buffer.alloc(0), options.simulator !== undefined);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status >= 300) throw new PushRefusedError(status);
      return 'sent';
    },
  };
}
