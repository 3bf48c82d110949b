import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Behaviour, INDIAN_MOBILE, neverReply, openMessageProvider } from './message-provider.ts';

/** An SMS that the provider has accepted. */
interface TakenSms {
  id: string;
  to: string;
  /** Exotel: the text; MSG91: the flow and its variables. */
  fields: Record<string, string>;
  reportTo: string | undefined;
}

export interface SmsProvider {
  url: string;
  taken: TakenSms[];
  behave(how: Behaviour): void;
  /** Sends the delivery report of an SMS as its provider does; returns the HTTP status of the receiver. */
  report(sms: TakenSms, isDelivered: boolean): Promise<number>;
  close(): Promise<void>;
}

/** The only keys the simulator accepts. */
export const testKeys = {
  msg91: 'test-msg91-key',
  exotel: { sid: 'test-sid', apiKey: 'test-api-key', apiToken: 'test-api-token' },
} as const;

const realKeys = ['MSG91_AUTH_KEY', 'EXOTEL_API_KEY', 'EXOTEL_API_TOKEN'];

/**
 * Simulator of MSG91 and Exotel in their wire formats, on loopback.
 * @param msg91Webhook address for delivery reports of MSG91, which its panel would hold
 * @throws when a real key is set
 */
export async function startSmsProvider(msg91Webhook?: string): Promise<SmsProvider> {
  const { app, behaviour, behave } = openMessageProvider('SMS providers', realKeys);
  const taken: TakenSms[] = [];
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );

  app.post('/api/v5/flow/', async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (status: number, message: string) => reply.code(status).send({ type: 'error', message });
    if (behaviour() === 'busy') return refuse(429, 'Too many requests');
    if (request.headers.authkey !== testKeys.msg91) return refuse(401, 'Authentication failure');
    const body = request.body as { flow_id?: string; recipients?: Record<string, string>[] };
    if (!body.flow_id) return refuse(400, 'flow id missing');
    const { mobiles = '', ...variables } = body.recipients?.[0] ?? {};
    if (!INDIAN_MOBILE.test(mobiles)) return refuse(200, `Invalid mobile number ${mobiles}`);
    const id = randomUUID().replaceAll('-', '').slice(0, 24);
    taken.push({ id, to: mobiles, fields: { flow: body.flow_id, ...variables }, reportTo: msg91Webhook });
    if (behaviour() === 'mute') return await neverReply();
    return { type: 'success', message: id };
  });

  app.post('/v1/Accounts/:sid/Sms/send.json', async (request: FastifyRequest, reply: FastifyReply) => {
    const refuse = (status: number, message: string) =>
      reply.code(status).send({ RestException: { Status: status, Message: message } });
    if (behaviour() === 'busy') return refuse(429, 'Too Many Requests');
    const { sid, apiKey, apiToken } = testKeys.exotel;
    const expected = `Basic ${Buffer.from(`${apiKey}:${apiToken}`).toString('base64')}`;
    if (request.headers.authorization !== expected || (request.params as { sid: string }).sid !== sid)
      return refuse(401, 'Authentication is required to view this page');
    const form = request.body as Record<string, string>;
    for (const name of ['From', 'To', 'Body', 'DltEntityId', 'DltTemplateId'])
      if (!form[name]) return refuse(400, `Mandatory Parameter missing: ${name}`);
    if (!INDIAN_MOBILE.test(form.To ?? '')) return refuse(400, `Invalid Recipient [${form.To}]`);
    const id = randomUUID().replaceAll('-', '');
    taken.push({ id, to: form.To ?? '', fields: form, reportTo: form.StatusCallback });
    if (behaviour() === 'mute') return await neverReply();
    return { SMSMessage: { Sid: id, AccountSid: sid, From: form.From, To: form.To, Status: 'queued' } };
  });

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    taken,
    behave,
    async report({ id, to, fields, reportTo }, isDelivered) {
      if (!reportTo) throw new Error('this SMS has no address for delivery reports');
      const report = {
        requestId: id,
        report: [{ number: to, status: isDelivered ? '1' : '2', desc: isDelivered ? 'DELIVERED' : 'FAILED' }],
      };
      const form = fields.flow
        ? { data: JSON.stringify([report]) }
        : { SmsSid: id, To: to, Status: isDelivered ? 'sent' : 'failed', SmsUnits: '1' };
      const reply = await fetch(reportTo, { method: 'POST', body: new URLSearchParams(form) });
      return reply.status;
    },
    close: () => app.close(),
  };
}
