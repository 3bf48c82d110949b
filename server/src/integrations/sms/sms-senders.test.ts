import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { type SmsProvider, startSmsProvider, testKeys } from '../../simulators/sms-provider.ts';
import { ProviderUnavailableError } from '../send-error.ts';
import { openSmsSender } from './open-sms-sender.ts';
import type { OutgoingSms } from './sms-sender.ts';

const sms: OutgoingSms = {
  id: 7,
  key: 'mobile-code:7',
  queuedAt: new Date('2026-11-21T08:00:00Z'),
  to: '+919876543210',
  template: 'mobile-code',
  text: '402913 is your code.',
  variables: { code: '402913' },
};

let provider: SmsProvider;
beforeAll(async () => {
  provider = await startSmsProvider();
});
beforeEach(() => {
  provider.behave('well');
  provider.taken.length = 0;
});
afterAll(() => provider?.close());

const settings = {
  msg91: () => ({
    SMS_PROVIDER: 'msg91',
    MSG91_URL: provider.url,
    MSG91_AUTH_KEY: testKeys.msg91,
    MSG91_FLOW_ID_MOBILE_CODE: 'flow-1',
  }),
  exotel: () => ({
    SMS_PROVIDER: 'exotel',
    EXOTEL_URL: provider.url,
    EXOTEL_SID: testKeys.exotel.sid,
    EXOTEL_API_KEY: testKeys.exotel.apiKey,
    EXOTEL_API_TOKEN: testKeys.exotel.apiToken,
    EXOTEL_FROM: 'AARMBH',
    SMS_DLT_ENTITY_ID: 'entity-1',
    SMS_DLT_TEMPLATE_ID_MOBILE_CODE: 'template-1',
    SMS_REPORT_KEY: 'a-report-key-of-tests',
    PUBLIC_URL: 'https://jobs.example',
  }),
};

describe.each(['msg91', 'exotel'] as const)('SMS through %s', (name) => {
  const sender = (more: Record<string, string> = {}, timeoutMs?: number) =>
    openSmsSender(readConfig({ ...settings[name](), ...more }), timeoutMs);

  it('sends the SMS and returns its id at the provider', async () => {
    const { providerId } = await sender().send(sms);
    expect(provider.taken).toHaveLength(1);
    const [taken] = provider.taken;
    expect(taken?.id).toBe(providerId);
    if (name === 'msg91') {
      expect(taken?.to).toBe('919876543210');
      expect(taken?.fields).toEqual({ flow: 'flow-1', code: '402913' });
    } else {
      expect(taken?.to).toBe('+919876543210');
      expect(taken?.fields).toMatchObject({
        From: 'AARMBH',
        Body: sms.text,
        DltEntityId: 'entity-1',
        DltTemplateId: 'template-1',
        StatusCallback: 'https://jobs.example/api/sms-reports/exotel/a-report-key-of-tests',
      });
    }
  });

  it.each(['error', 'busy'] as const)('treats a failure as temporary: %s', async (how) => {
    provider.behave(how);
    await expect(sender().send(sms)).rejects.toMatchObject({ permanent: false, doubtful: false });
  });

  it('reports an unknown delivery status for an unreadable reply', async () => {
    provider.behave('garbled');
    await expect(sender().send(sms)).rejects.toMatchObject({ permanent: false, doubtful: true });
  });

  it.each(['hang', 'mute'] as const)('reports an unknown delivery status without a reply in time: %s', async (how) => {
    provider.behave(how);
    await expect(sender({}, 100).send(sms)).rejects.toMatchObject({
      message: 'the SMS provider did not reply in time',
      doubtful: true,
    });
  });

  it('treats an unreachable provider as temporary', async () => {
    const closed = await startSmsProvider();
    await closed.close();
    const gone = { MSG91_URL: closed.url, EXOTEL_URL: closed.url };
    await expect(sender(gone).send(sms)).rejects.toBeInstanceOf(ProviderUnavailableError);
    await expect(sender(gone).send(sms)).rejects.toMatchObject({
      message: 'the SMS provider could not be reached',
      permanent: false,
      doubtful: false,
    });
  });

  it('treats a wrong key as temporary', async () => {
    const wrong = { MSG91_AUTH_KEY: 'test-wrong', EXOTEL_API_TOKEN: 'test-wrong' };
    await expect(sender(wrong).send(sms)).rejects.toMatchObject({
      message: expect.stringContaining('replied 401'),
      permanent: false,
    });
    expect(provider.taken).toHaveLength(0);
  });

  it('treats a refused number as permanent and does not store it', async () => {
    const failure = await sender()
      .send({ ...sms, to: '+911111122222' })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ permanent: true });
    expect((failure as Error).message).toMatch(/invalid/i);
    expect((failure as Error).message).not.toMatch(/1111/);
  });
});

it('writes SMS into the file sink without a provider; a retry replaces the file', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'aarambh-sms-'));
  try {
    const sender = openSmsSender(readConfig({ DATA_DIR: dataDir }));
    const { providerId } = await sender.send(sms);
    expect(await sender.send(sms)).toEqual({ providerId });
    const content = JSON.parse(await readFile(join(dataDir, 'outbox/sms', providerId), 'utf8'));
    expect(content).toEqual({ to: '+919876543210', text: '402913 is your code.', sentAt: '2026-11-21T08:00:00.000Z' });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('the simulator refuses to start when a real key is set', async () => {
  process.env.MSG91_AUTH_KEY = '402913AbCdEf';
  try {
    await expect(startSmsProvider()).rejects.toThrow('refuses to start when real keys are set');
  } finally {
    delete process.env.MSG91_AUTH_KEY;
  }
});
