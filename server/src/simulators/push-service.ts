import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that the push service took, as the browser would show it. */
interface TakenPush {
  path: string;
  authorization: string;
  payload: string;
}

/** A subscription as a browser creates it, for a portal that runs against the simulator. */
interface SimulatedSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushService {
  /** Origin for the option `simulator` of `createPushSender`. */
  origin: string;
  taken: TakenPush[];
  subscribe(): SimulatedSubscription;
  /** The status of replies from now on: 201 takes messages, 410 knows no subscription. */
  reply(status: number): void;
  close(): Promise<void>;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/** Decrypts the body of a push message with the keys of its browser (RFC 8188, RFC 8291): one record. */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = derive(browser.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** Simulator of a push service, on loopback: takes messages and decrypts them as the browser does. */
export async function startPushService(): Promise<PushService> {
  const taken: TakenPush[] = [];
  const browsers = new Map<string, { curve: ReturnType<typeof createECDH>; auth: Buffer }>();
  let status = 201;
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    const answer = browser ? status : 404;
    if (browser && answer === 201) {
      const payload = decrypt(Buffer.concat(chunks), browser.curve, browser.auth);
      taken.push({ path: request.url ?? '', authorization: request.headers.authorization ?? '', payload });
    }
    reply.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    subscribe() {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const path = `/send/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { curve, auth });
      return {
        endpoint: `https://push.simulator.dev${path}`,
        keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    reply(next) {
      status = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
