import type { MailData } from './message.ts';

/** Names as people have them; the last tries to be markup. */
export const longName = 'Venkatanarasimharajuvaripeta Sree Lakshmi Narayana Subrahmanyeswara Rao Chowdary Gaaru';
export const hostileName = '<img src=x onerror=alert(1)> "Robert\' & <b>Sons';

const event = { device: 'Chrome on Android', happenedAt: '2026-11-21T08:23:00.000Z' };

const bought = { planName: '<img src=x onerror=alert(1)> Plus', totalPaise: 306_682, gstPaise: 46_782 };

const refund = { amountPaise: 306_682, reason: 'Asked for by the <b>buyer</b>.' };

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
  'plan-purchased': {
    fullName,
    link: 'https://jobs.example/plan-ack/7/3/combo?token=Tok_en-3&a=1',
    expiresAt: '2027-02-19T20:00:00.000Z',
    ...bought,
  },
  'plan-added': {
    fullName,
    link: 'https://jobs.example/plan-ack/7/3/combo?token=Tok_en-5&a=1',
    planName: 'Career <b>Plus</b>',
    expiresAt: '2027-02-19T20:00:00.000Z',
  },
  'refund-requested': { fullName, ...refund, planName: 'Career <b>Plus</b>', endsPlan: true, attachInvoiceId: 7 },
  'refund-processed': { fullName, ...refund },
  'plan-ends-soon': { fullName, planName: 'Career <b>Plus</b>', expiresAt: '2027-02-19T20:00:00.000Z' },
  'plan-ended': { fullName, planName: 'Career <b>Plus</b>', expiresAt: '2027-02-19T20:00:00.000Z' },
  'plan-purchased-guest': { link: 'https://jobs.example/combo-plans/register-by-link/7/Tok_en-4', days: 90, ...bought },
});
