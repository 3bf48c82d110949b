import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';

const complete = {
  msg91: { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k', MSG91_FLOW_ID_MOBILE_CODE: 'f' },
  exotel: {
    SMS_PROVIDER: 'exotel',
    EXOTEL_SID: 's',
    EXOTEL_API_KEY: 'k',
    EXOTEL_API_TOKEN: 't',
    EXOTEL_FROM: 'AARMBH',
    SMS_DLT_ENTITY_ID: 'e',
    SMS_DLT_TEMPLATE_ID_MOBILE_CODE: 'd',
  },
};

it('uses the file sink by default', () => {
  expect(readConfig({}).sms).toEqual({ provider: 'files' });
});

it.each(Object.entries(complete))('accepts %s with all its keys and fails without any one of them', (provider, env) => {
  expect(readConfig(env).sms.provider).toBe(provider);
  for (const name of Object.keys(env).filter((key) => key !== 'SMS_PROVIDER')) {
    const without = { ...env, [name]: '' };
    expect(() => readConfig(without)).toThrow(`The setting ${name} is invalid: SMS_PROVIDER=${provider} needs it`);
  }
});

it.each([
  [{ SMS_PROVIDER: 'pigeon' }, 'The setting SMS_PROVIDER is invalid: must be msg91 or exotel'],
  [{ ...complete.msg91, MSG91_URL: 'nowhere' }, 'The setting MSG91_URL is invalid: must be a URL'],
  [{ SMS_REPORT_KEY: 'short' }, 'The setting SMS_REPORT_KEY is invalid: must have at least 16 letters and digits'],
  [{ SMTP_URL: 'mail.example' }, 'The setting SMTP_URL is invalid: must be a URL that starts with smtp: or smtps://'],
  [{ MAIL_FROM: 'Aarambh' }, 'The setting MAIL_FROM is invalid: must be like Name <name@example.com>'],
  [
    { MAIL_FROM: 'A <a@b.in>\r\nBcc: c@d.in' },
    'The setting MAIL_FROM is invalid: must be like Name <name@example.com>',
  ],
])('fails with one line for %o', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
});
