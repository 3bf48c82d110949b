import { addressOf, type CallReply, listServerSettings } from '@aarambh/contract';
import { expect, it } from 'vitest';
import { settingNames } from '../../config.ts';
import { createTestStaff, openTestApp } from '../../testing/test-app.ts';
import { describeSettings } from './describe-settings.ts';

const { app, context } = await openTestApp();
const url = addressOf(listServerSettings, {});

it('tells administrators what the environment decides', async () => {
  const { headers } = await createTestStaff(context, ['admin']);
  const settings = (await app.inject({ url, headers })).json<CallReply<typeof listServerSettings>>();
  expect(settings).toContainEqual(expect.objectContaining({ name: 'PUBLIC_URL', value: context.config.publicUrl }));
});

it('is shown to no one else', async () => {
  const { headers } = await createTestStaff(context, ['recruiter', 'writer', 'trust', 'support', 'finance']);
  expect((await app.inject({ url, headers })).statusCode).toBe(403);
});

it('shows no secret', () => {
  const secret = 'smtp://portal:open-sesame@mail.example';
  const keys = {
    appSecret: secret,
    acceptedAppSecrets: [secret],
    metricsKey: secret,
    smsReportKey: secret,
    whatsApp: { url: 'https://graph.example', phoneNumberId: '1', token: secret, language: 'en', templates: {} },
    supportMailKey: secret,
    redisUrl: secret,
    databaseUrl: secret,
    databaseOwnerUrl: secret,
    backup: { place: { folder: '/backups' }, key: secret, days: 14 },
  };
  const config = { ...context.config, ...keys, mail: { smtpUrl: secret, from: 'Aarambh <hello@example.com>' } };
  const shown = describeSettings(config);
  expect(JSON.stringify(shown)).not.toContain('open-sesame');
  expect(shown.find(({ name }) => name === 'SMTP_URL')?.value).toBe('set');
});

it('describes every setting', () => {
  // Of Node, of a pair whose other half is described, and what the primary process tells its workers.
  const exceptions = ['NODE_ENV', 'RECAPTCHA_SECRET', 'EMBEDDED_DATABASE_URL', 'EMBEDDED_DATABASE_OWNER_URL'];
  const described = new Set(describeSettings(context.config).map(({ name }) => name));
  expect(settingNames.filter((name) => !described.has(name) && !exceptions.includes(name))).toEqual([]);
});
