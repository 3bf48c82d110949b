import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { startWhatsAppProvider, testWhatsApp, type WhatsAppProvider } from '../../simulators/whatsapp-provider.ts';
import { ProviderUnavailableError } from '../send-error.ts';
import { openWhatsAppSender } from './open-whatsapp-sender.ts';
import type { OutgoingWhatsApp } from './whatsapp-sender.ts';

const message: OutgoingWhatsApp = {
  id: 7,
  key: 'search-alert:7:whatsapp',
  queuedAt: new Date('2026-11-21T08:00:00Z'),
  to: '+919876543210',
  template: 'search-alert-whatsapp',
  text: 'Job alert for Cook',
  parameters: ['Cook', '1 new job', 'Cook', 'https://jobs.example/job/alerts', 'https://jobs.example/end'],
};

let provider: WhatsAppProvider;
beforeAll(async () => {
  provider = await startWhatsAppProvider();
});
beforeEach(() => {
  provider.behave('well');
  provider.refuseWith(undefined);
  provider.taken.length = 0;
});
afterAll(() => provider?.close());

const settings = () => ({
  WHATSAPP_URL: provider.url,
  WHATSAPP_PHONE_NUMBER_ID: testWhatsApp.phoneNumberId,
  WHATSAPP_TOKEN: testWhatsApp.token,
  WHATSAPP_TEMPLATE_SEARCH_ALERT: testWhatsApp.template,
});
const sender = (more: Record<string, string> = {}, timeoutMs?: number) =>
  openWhatsAppSender(readConfig({ ...settings(), ...more }), timeoutMs);

it('sends the parameters of the template to the digits of the number, and returns the id at the provider', async () => {
  const { providerId } = await sender({ WHATSAPP_LANGUAGE: 'en_US' }).send(message);
  expect(provider.taken).toEqual([
    {
      id: providerId,
      to: '919876543210',
      template: testWhatsApp.template,
      language: 'en_US',
      parameters: message.parameters,
    },
  ]);
});

it.each([
  ['limit', 400, 130429],
  ['expired token', 401, 190],
  ['permission', 403, 200],
  ['deleted sender', 400, 33],
  ['unpaid account', 400, 131042],
  ['outage', 503, 131016],
])('takes an error of the service or our account as an outage: %s', async (_what, status, code) => {
  provider.refuseWith({ status, code, message: 'Not now' });
  const failure = await sender()
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderUnavailableError);
  expect((failure as Error).message).toContain(`replied ${status}, code ${code}`);
});

it.each([
  ['no WhatsApp account', 131026],
  ['a person who ended messages of businesses', 131050],
  ['a message that Meta holds back', 131049],
])('takes an error of the recipient as permanent: %s', async (_what, code) => {
  provider.refuseWith({ status: 400, code, message: 'Undeliverable to +91 98765 43210' });
  const failure = await sender()
    .send(message)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ permanent: true, doubtful: false });
  expect((failure as Error).message).not.toMatch(/98765/);
});

it.each([
  ['pair limit', 131056],
  ['something went wrong', 131000],
])('tries again later: %s', async (_what, code) => {
  provider.refuseWith({ status: 400, code, message: 'Not now' });
  const failure = sender().send(message);
  await expect(failure).rejects.toMatchObject({ permanent: false, doubtful: false });
  await expect(failure).rejects.not.toBeInstanceOf(ProviderUnavailableError);
});

it('tries a template that is unknown again, as it may be approved later', async () => {
  const failure = sender({ WHATSAPP_TEMPLATE_SEARCH_ALERT: 'other' }).send(message);
  await expect(failure).rejects.toMatchObject({ permanent: false, message: expect.stringContaining('code 132001') });
});

it.each(['line\nbreak', 'tab\tin', 'four    spaces', ''])(
  'the simulator refuses the parameter %j as Meta does',
  async (text) => {
    const parameters = [text, ...message.parameters.slice(1)];
    await expect(sender().send({ ...message, parameters })).rejects.toMatchObject({ permanent: true });
  },
);

it('reports an unknown delivery status without a readable reply in time', async () => {
  provider.behave('garbled');
  await expect(sender().send(message)).rejects.toMatchObject({ doubtful: true });
  for (const how of ['hang', 'mute'] as const) {
    provider.behave(how);
    const failure = sender({}, 100).send(message);
    await expect(failure).rejects.toMatchObject({
      message: 'the WhatsApp provider did not reply in time',
      doubtful: true,
    });
  }
});

it('treats an error page as temporary, and an unreachable provider as an outage', async () => {
  provider.behave('error');
  await expect(sender().send(message)).rejects.toMatchObject({ permanent: false, doubtful: false });
  const closed = await startWhatsAppProvider();
  await closed.close();
  await expect(sender({ WHATSAPP_URL: closed.url }).send(message)).rejects.toBeInstanceOf(ProviderUnavailableError);
});

it('writes into the file sink without a provider', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-whatsapp-'));
  try {
    const { providerId } = await openWhatsAppSender(readConfig({ DATA_DIR: dataDir })).send(message);
    const content = JSON.parse(await readFile(join(dataDir, 'outbox/whatsapp', providerId), 'utf8'));
    expect(content).toMatchObject({ to: '+919876543210', text: 'Job alert for Cook' });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('needs all of its settings or none', () => {
  expect(readConfig({}).whatsApp).toBeUndefined();
  const { WHATSAPP_URL: _url, ...all } = settings();
  expect(readConfig(all).whatsApp).toMatchObject({ url: 'https://graph.facebook.com/v24.0', language: 'en' });
  for (const name of ['WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE_SEARCH_ALERT'])
    expect(() => readConfig({ ...all, [name]: '' })).toThrow(
      `The setting ${name} is invalid: WHATSAPP_PHONE_NUMBER_ID needs it`,
    );
  expect(() => readConfig({ WHATSAPP_TOKEN: 't' })).toThrow(
    'The setting WHATSAPP_TOKEN is invalid: needs WHATSAPP_PHONE_NUMBER_ID',
  );
  expect(() => readConfig({ ...all, WHATSAPP_LANGUAGE: 'English' })).toThrow('must be a language');
});
