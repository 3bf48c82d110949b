import type { MailData } from './message.ts';

/** Names as people have them; the last tries to be markup. */
export const longName = 'Venkatanarasimharajuvaripeta Sree Lakshmi Narayana Subrahmanyeswara Rao Chowdary Gaaru';
export const hostileName = '<img src=x onerror=alert(1)> "Robert\' & <b>Sons';

const event = { device: 'Chrome on Android', happenedAt: '2026-11-21T08:23:00.000Z' };

/** For tests: one of each mail, to somebody of this name. */
export const mailSamples = (fullName: string): MailData => ({
  'verify-email': { fullName, link: 'https://jobs.example/account/verify-email/Tok_en-1?a=1&b=2' },
  'reset-password': { fullName, link: 'https://jobs.example/account/reset-password/Tok_en-2' },
  'password-changed': { fullName, ...event },
  'email-change-code': { fullName, code: '402913' },
  'email-change-notice': { fullName, newEmail: 'k•••a@example.com', ...event },
  'email-changed': { fullName, newEmail: 'k•••a@example.com', ...event },
  'mobile-changed': { fullName, mobileNo: '+91 •••••• 3210', ...event },
  'account-deleted': { fullName },
});
