import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openSmsSender } from '../../../integrations/sms/open-sms-sender.ts';
import { startSmsProvider, testKeys } from '../../../simulators/sms-provider.ts';
import { buildTestApp, openTestContext, type TestContext } from '../../../testing/test-app.ts';
import { queueMessage } from '../outbox/outbox.queries.ts';
import { deliverAll } from '../test-delivery.ts';

const REPORT_KEY = 'a-report-key-of-tests';

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context?.close());

const deliveryOf = async (providerId: string) =>
  (
    await context.db
      .selectFrom('messages')
      .select('delivery')
      .where('provider_id', '=', providerId)
      .executeTakeFirstOrThrow()
  ).delivery;

/** A server with an SMS provider that sends delivery reports. */
async function start(name: 'msg91' | 'exotel') {
  const settingsFor = (providerUrl: string, publicUrl: string) =>
    readConfig({
      PUBLIC_URL: publicUrl,
      SMS_REPORT_KEY: REPORT_KEY,
      SMS_PROVIDER: name,
      MSG91_URL: providerUrl,
      MSG91_AUTH_KEY: testKeys.msg91,
      MSG91_FLOW_ID_MOBILE_CODE: 'flow-1',
      EXOTEL_URL: providerUrl,
      EXOTEL_SID: testKeys.exotel.sid,
      EXOTEL_API_KEY: testKeys.exotel.apiKey,
      EXOTEL_API_TOKEN: testKeys.exotel.apiToken,
      EXOTEL_FROM: 'AARMBH',
      SMS_DLT_ENTITY_ID: 'entity-1',
      SMS_DLT_TEMPLATE_ID_MOBILE_CODE: 'template-1',
    });
  const { sms, smsReportKey } = settingsFor('http://127.0.0.1:9', 'http://127.0.0.1:9');
  const app = await buildTestApp({ ...context, config: { ...context.config, sms, smsReportKey } });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const provider = await startSmsProvider(`${url}/api/sms-reports/msg91/${REPORT_KEY}`);
  const smsSender = openSmsSender({ ...context.config, ...settingsFor(provider.url, url) });
  return { app, provider, smsSender };
}

describe.each(['msg91', 'exotel'] as const)('reports of %s', (name) => {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    server = await start(name);
  });
  afterAll(async () => {
    await server?.provider.close();
    await server?.app.close();
  });

  async function send(key: string) {
    const message = { key, accountId: null, channel: 'sms', to: '+919876543210', template: 'mobile-code' } as const;
    await queueMessage(context.db, { ...message, data: { code: '402913' } }, context.clock.now());
    await deliverAll({ ...context, smsSender: server.smsSender });
    const sms = server.provider.taken.at(-1);
    if (!sms) throw new Error('the provider has received nothing');
    return sms;
  }

  it('store the delivery status; delivered is final, also with late or repeated reports', async () => {
    const sms = await send(`${name}:1`);
    expect(await deliveryOf(sms.id)).toBeNull();
    expect(await server.provider.report(sms, false)).toBe(204);
    expect(await deliveryOf(sms.id)).toBe('undelivered');
    expect(await server.provider.report(sms, true)).toBe(204);
    expect(await server.provider.report(sms, true)).toBe(204);
    expect(await server.provider.report(sms, false)).toBe(204);
    expect(await deliveryOf(sms.id)).toBe('delivered');
  });

  it('are accepted only with the key, from the configured provider', async () => {
    const sms = await send(`${name}:2`);
    const other = name === 'msg91' ? 'exotel' : 'msg91';
    for (const path of [`${name}/wrong`, `${name}/${'x'.repeat(REPORT_KEY.length)}`, `${other}/${REPORT_KEY}`]) {
      const reply = await server.app.inject({
        method: 'POST',
        url: `/api/sms-reports/${path}`,
        payload: { requestId: sms.id, status: '1' },
      });
      expect(reply.statusCode).toBe(404);
    }
    expect(await deliveryOf(sms.id)).toBeNull();
  });

  it.each([{}, [], { requestId: 'unknown', status: '1' }, { SmsSid: 7 }, { data: '{' }, { data: '[{}]' }])(
    'in an unknown format are ignored: %j',
    async (payload) => {
      const sms = await send(`${name}:${JSON.stringify(payload)}`);
      const url = `/api/sms-reports/${name}/${REPORT_KEY}`;
      expect((await server.app.inject({ method: 'POST', url, payload })).statusCode).toBe(204);
      expect(await deliveryOf(sms.id)).toBeNull();
    },
  );
});

it('answers 404 without SMS_REPORT_KEY', async () => {
  const app = await buildTestApp(context);
  try {
    const reply = await app.inject({ method: 'POST', url: '/api/sms-reports/files/undefined', payload: {} });
    expect(reply.statusCode).toBe(404);
  } finally {
    await app.close();
  }
});
