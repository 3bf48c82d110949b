import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { toMailIdentity } from '../../../lib/text/to-mail-identity.ts';
import { openTestApp, openTestContext, registerThrough, type TestAccount } from '../../../testing/test-app.ts';
import { sendMailedLink } from '../../accounts/mailed-links/send-mailed-link.ts';
import type { Message } from './message.ts';
import { addressLimits, messageLimits, messageRules } from './message-limits.ts';
import { queueMessage, queueMessages } from './outbox.queries.ts';

const { max: MAX_VERIFICATION_MAILS = 0 } = addressLimits['verify-email'] ?? {};

const { app, context } = await openTestApp();
const { db, clock } = context;
const DAY_MINUTES = 24 * 60;

const PASSWORDS = ['Chai@2468', 'Tulsi#4821'] as const;
let addresses = 0;
/** An address that no test has used. */
const freshAddress = () => `limits.${process.pid}.${addresses++}@example.com`;

const templatesTo = async (email: string) => {
  const rows = await db
    .selectFrom('messages')
    .select('template')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ template }) => template);
};
const countsTo = async (email: string) => {
  const counts: Record<string, number> = {};
  for (const template of await templatesTo(email)) counts[template] = (counts[template] ?? 0) + 1;
  return counts;
};
const verify = (accountId: number) =>
  db.updateTable('accounts').set({ email_verified_at: clock.now() }).where('id', '=', accountId).execute();

const saveMobileNo = ({ accountID, headers }: TestAccount, mobileNo: string) =>
  app.inject({
    method: 'POST',
    url: '/api/JobSeekerMasters/SaveMobileNo',
    headers,
    payload: { accountID, data: mobileNo, currentPassword: PASSWORDS[0] },
  });

/** A job fair mail; each call has its own idempotency key. */
let keys = 0;
const fairMail = (to: string, accountId: number | null = null): Message => ({
  key: `test-fair:${keys++}`,
  accountId,
  channel: 'mail',
  to,
  template: 'job-fair-cancelled',
  data: { fullName: 'Kavya', title: 'A fair', city: 'Pune', startsAt: clock.now().toISOString(), cause: 'Rain.' },
});

describe('an unverified address', () => {
  it('gets the verification mail only, while every change is saved', async () => {
    const email = freshAddress();
    const person = await registerThrough(app, { email, fullName: 'Visit win.example NOW 98765' });
    for (let n = 0; n < 15; n += 1) {
      const reply = await saveMobileNo(person, `98765432${10 + n}`);
      expect(reply.body).toBe('Mobile number saved successfully.');
    }
    const [currentPassword, newPassword] = PASSWORDS;
    const payload = { accountID: person.accountID, currentPassword, newPassword, retypePassword: newPassword };
    const { headers } = person;
    const url = '/api/JobSeekerMasters/ChangePassword';
    expect((await app.inject({ method: 'POST', url, headers, payload })).body).toMatch(/success/i);
    await queueMessage(db, fairMail(email, person.accountID), clock.now());
    expect(await templatesTo(email)).toEqual(['verify-email']);
    const account = db.selectFrom('accounts').select('mobile_no').where('id', '=', person.accountID);
    expect(await account.executeTakeFirst()).toEqual({ mobile_no: '9876543224' });
  });

  it('gets what a requirement demands', async () => {
    const email = freshAddress();
    await registerThrough(app, { email });
    const refund: Message = {
      key: 'test-refund',
      accountId: null,
      channel: 'mail',
      to: email.toUpperCase(),
      template: 'refund-requested',
      data: { fullName: '', planName: 'Plus', amountPaise: 100, reason: 'Requested.', endsPlan: true },
    };
    await queueMessage(db, refund, clock.now());
    expect(await templatesTo(email.toUpperCase())).toEqual(['refund-requested']);
  });

  it('gets a limited number of verification mails a day, also when accounts are deleted in between', async () => {
    const email = freshAddress();
    let sent = 0;
    const registerAndDelete = async () => {
      const { accountID, headers } = await registerThrough(app, { email });
      sent += (await templatesTo(email)).length;
      const payload = { accountID, currentPassword: PASSWORDS[0] };
      const deleted = await app.inject({ method: 'POST', url: '/api/PersonalData/DeleteAccount', headers, payload });
      expect(deleted.body).toMatch(/success/);
      expect(await templatesTo(email)).toEqual([]);
    };
    for (let n = 0; n < MAX_VERIFICATION_MAILS + 3; n += 1) await registerAndDelete();
    expect(sent).toBe(MAX_VERIFICATION_MAILS);
    clock.advanceMinutes(DAY_MINUTES);
    await registerAndDelete();
    expect(sent).toBe(MAX_VERIFICATION_MAILS + 1);
  });
});

describe('the limits of a day', () => {
  it('are not used up for security notices by other mails, nor by receipts for other mails', async () => {
    const email = freshAddress();
    const { accountID } = await registerThrough(app, { email, isEmailVerified: true });
    const many = ['job-fair-cancelled', 'job-fair-reminder', 'application-closed', 'walk-in-cancelled', 'plan-ended'];
    for (const template of many)
      for (let n = 0; n < messageLimits.template; n += 1)
        await queueMessage(db, { ...fairMail(email, accountID), template } as Message, clock.now());
    expect(await queueMessage(db, fairMail(email, accountID), clock.now())).toBe(false);
    const notice = { ...fairMail(email, accountID), template: 'password-changed' } as Message;
    expect(await queueMessage(db, notice, clock.now())).toBe(true);

    const buyer = freshAddress();
    const { accountID: buyerId } = await registerThrough(app, { email: buyer, isEmailVerified: true });
    for (let n = 0; n < messageLimits.recipient + 1; n += 1)
      await queueMessage(db, { ...fairMail(buyer, buyerId), template: 'refund-processed' } as Message, clock.now());
    expect(await queueMessage(db, fairMail(buyer, buyerId), clock.now())).toBe(true);
  });

  it('leave an earlier link valid when they do not permit the mail with the next one', async () => {
    const email = freshAddress();
    const { accountID } = await registerThrough(app, { email, isEmailVerified: true });
    const now = clock.now();
    const account = { accountId: accountID, fullName: 'Kavya', email };
    const send = () =>
      db.transaction().execute((transaction) => sendMailedLink(context, transaction, 'reset-password', account, now));
    const usable = async () =>
      (await db.selectFrom('mailed_links').selectAll().where('account_id', '=', accountID).execute()).filter(
        ({ purpose, ended_at }) => purpose === 'reset-password' && ended_at === null,
      );
    for (let n = 0; n < messageLimits.frequentTemplate; n += 1) expect(await send()).toBe(true);
    const before = await usable();
    expect(before).toHaveLength(1);
    expect(await send()).toBe(false);
    expect(await usable()).toEqual(before);
  });

  it('hold for one template to one address, and end after a day', async () => {
    const email = freshAddress();
    const person = await registerThrough(app, { email });
    await verify(person.accountID);
    const max = messageLimits.template;
    for (let n = 0; n < max + 5; n += 1) {
      const reply = await saveMobileNo(person, `91234567${10 + n}`);
      expect(reply.body).toBe('Mobile number saved successfully.');
    }
    expect(await countsTo(email)).toEqual({ 'verify-email': 1, 'mobile-changed': max });
    clock.advanceMinutes(DAY_MINUTES);
    await queueMessage(db, fairMail(email), clock.now());
    expect(await countsTo(email)).toMatchObject({ 'job-fair-cancelled': 1 });
  });

  it('hold in one batch, in any case of the address, and in another process', async () => {
    const email = freshAddress();
    const { accountID } = await registerThrough(app, { email });
    await verify(accountID);
    const other = await openTestContext({ databaseUrl: context.databaseUrl });
    afterAll(() => other.close());
    const max = messageLimits.template;
    await queueMessages(
      db,
      Array.from({ length: max - 2 }, () => fairMail(email)),
      clock.now(),
    );
    await queueMessages(
      other.db,
      Array.from({ length: 8 }, () => fairMail(email.toUpperCase())),
      clock.now(),
    );
    expect([...(await templatesTo(email)), ...(await templatesTo(email.toUpperCase()))]).toHaveLength(max + 1);
  });

  it('hold for all templates to one address, except for receipts', async () => {
    const email = freshAddress();
    const { accountID } = await registerThrough(app, { email });
    await verify(accountID);
    const templates = ['resume-content-waits', 'resume-pdf-waits', 'reset-password', 'verify-email'] as const;
    const now = clock.now();
    const rows = Array.from({ length: messageLimits.recipient }, (_, n) => ({
      key: `test-total:${n}`,
      account_id: null,
      channel: 'mail' as const,
      recipient: email,
      template: templates[n % templates.length] ?? '',
      data: null,
      due_at: now,
      created_at: now,
      sent_at: null,
      provider_id: null,
      delivery: null,
      last_error: null,
    }));
    await db.insertInto('messages').values(rows).execute();
    const data = { fullName: '', amountPaise: 100, reason: 'Requested.' };
    const receipt = { key: 'test-receipt', accountId: null, channel: 'mail', to: email } as const;
    await queueMessage(db, fairMail(email), now);
    await queueMessage(db, { ...receipt, template: 'refund-processed', data }, now);
    expect(await countsTo(email)).not.toHaveProperty('job-fair-cancelled');
    expect(await countsTo(email)).toHaveProperty('refund-processed', 1);
  });

  it('hold for all messages of one account to any address', async () => {
    const { accountID } = await registerThrough(app);
    const codeTo = (n: number): Message => ({
      key: `test-code:${n}`,
      accountId: accountID,
      channel: 'mail',
      to: freshAddress(),
      template: 'email-change-code',
      data: { fullName: 'Kavya', code: '402913' },
    });
    for (let n = 0; n < messageLimits.account + 5; n += 1) await queueMessage(db, codeTo(n), clock.now());
    const rows = await db.selectFrom('messages').select('id').where('account_id', '=', accountID).execute();
    expect(rows).toHaveLength(messageLimits.account);
  });

  it('count what they hold back in the metrics, without personal data', async () => {
    const email = freshAddress();
    await registerThrough(app, { email });
    await queueMessage(db, fairMail(email), clock.now());
    const { body } = await app.inject('/metrics');
    expect(body).toMatch(/messages_not_queued_total\{template="job-fair-cancelled",reason="unverified address"\} \d+/);
    expect(body).toMatch(/messages_not_queued_total\{template="mobile-changed",reason="template limit"\} \d+/);
    expect(body).not.toContain('@example.com');
  });
});

describe('spellings of one mailbox', () => {
  const [mailbox, domain] = [`spelt.${process.pid}`, 'gmail.com'];
  const spellings = [
    `${mailbox}@${domain}`,
    `${mailbox}+1@${domain}`,
    `${mailbox.replace('.', '')}@${domain}`,
    `${mailbox.toUpperCase()}+2@GoogleMail.com`,
  ];
  const mailTo = (to: string, template: Message['template']) =>
    ({ ...fairMail(to), template, data: {} }) as unknown as Message;
  /** Sends so many mails to the spellings in turn, and counts those that are queued. */
  const send = async (template: Message['template'], count: number) => {
    let queued = 0;
    for (let n = 0; n < count; n += 1) {
      const message = mailTo(spellings[n % spellings.length] ?? '', template);
      if (await queueMessage(db, message, clock.now())) queued += 1;
    }
    return queued;
  };

  it('have the same identity in the database as here', async () => {
    const addresses = [
      ...[...spellings, 'ａｓｈａ@example.com', ' Asha.Rao+1@Example.com ', '+jobs@example.com', '"a@b+c"@gmail.com'],
      ...[
        '',
        '@',
        'a@',
        '@gmail.com',
        'a+b',
        '+919876543210',
        '.+@gmail.com',
        'a.b@sub.gmail.com',
        'a@b@googlemail.com',
      ],
    ];
    const { rows } = await sql<{ address: string; identity: string }>`
      select address, mail_identity(address) as identity from unnest(${addresses}::text[]) address`.execute(db);
    expect(rows).toEqual(addresses.map((address) => ({ address, identity: toMailIdentity(address) })));
  });

  it.each(Object.entries(addressLimits))('share the counter of %s', async (template, limit) => {
    expect(await send(template as Message['template'], limit.max + 2)).toBe(limit.max);
  });

  it('share the limit of a template, also in one batch', async () => {
    expect(await send('walk-in-invited', messageLimits.template + 2)).toBe(messageLimits.template);
    const batch = Array.from({ length: messageLimits.template + 4 }, (_, n) =>
      mailTo(`batch.${process.pid}+${n}@example.com`, 'walk-in-invited'),
    );
    await queueMessages(db, batch, clock.now());
    const rows = await db
      .selectFrom('messages')
      .select('id')
      .where('recipient', 'like', `batch.${process.pid}+%`)
      .execute();
    expect(rows).toHaveLength(messageLimits.template);
  });

  it('share the limit of all templates', async () => {
    const to = (n: number) => `total.${process.pid}+${n}@example.com`;
    const templates = ['walk-in-invited', 'walk-in-moved', 'walk-in-changed', 'walk-in-cancelled'] as const;
    let queued = 0;
    for (let n = 0; n < messageLimits.recipient; n += 1) {
      const message = mailTo(to(n), templates[n % templates.length] ?? 'walk-in-moved');
      if (await queueMessage(db, message, clock.now())) queued += 1;
    }
    expect(queued).toBe(messageLimits.recipient);
    expect(await queueMessage(db, mailTo(to(0), 'reset-password'), clock.now())).toBe(false);
    const other = mailTo(`another.${process.pid}+0@example.com`, 'reset-password');
    expect(await queueMessage(db, other, clock.now())).toBe(true);
  });
});

describe('every template', () => {
  const message = (template: string, to: string, accountId: number | null) =>
    ({ ...fairMail(to, accountId), template, data: {} }) as Message;

  it.each(Object.entries(messageRules))('%s reaches the addresses of its rule', async (template, rule) => {
    const unverified = freshAddress();
    const { accountID } = await registerThrough(app, { email: unverified });
    const verified = freshAddress();
    const { accountID: verifiedId } = await registerThrough(app, { email: verified, isEmailVerified: true });
    const permits = (to: string, accountId: number | null) =>
      queueMessage(db, message(template, to, accountId), clock.now());
    expect({
      unverified: await permits(unverified.toUpperCase(), accountID),
      unverifiedAsGuest: await permits(unverified, null),
      noAccount: await permits(freshAddress(), null),
      verified: await permits(verified, verifiedId),
    }).toEqual({
      unverified: rule.unverified !== undefined,
      unverifiedAsGuest: rule.unverified !== undefined,
      noAccount: (rule.unverified ?? rule.guest ?? rule.noAccount) !== undefined,
      verified: true,
    });
  });

  it('is held back from an unverified address, unless it proves it, a requirement demands it or a reason is named', () => {
    const sources = Object.values(messageRules).flatMap(({ unverified, guest, noAccount }) => [
      unverified,
      guest?.source,
      noAccount,
    ]);
    for (const source of sources)
      expect(source ?? 'requirement: "none"').toMatch(
        /^(it proves the address(; )?)?(requirement: .*".+".*|no requirement: .{20,})?$/,
      );
  });
});

describe('the table of decision 26', () => {
  it('has every template, with its rule and the source of it', async () => {
    const file = resolve(import.meta.dirname, '../../../../../docs/decisions/0026-mail-limits.md');
    const rows = (await readFile(file, 'utf8')).split('\n').filter((line) => line.startsWith('|'));
    const documented = rows.flatMap((row) => {
      const [, templates = '', unverified = '', source = '', noAccount = '', max = ''] = row.split('|');
      const isForUnverified = /^ yes\b/.test(unverified);
      const guest = /(\d+) to a guest/.exec(noAccount)?.[1];
      const isForNoAccount = /^ yes\b/.test(noAccount);
      const limit = max.includes('unlimited') ? 'unlimited' : max.match(/\d+/)?.[0];
      return [...templates.matchAll(/`([a-z-]+)`/g)].map(([, template = '']) => ({
        ...{ template, isForUnverified, guest, source: source.trim(), isForNoAccount, limit },
      }));
    });
    const rules = Object.entries(messageRules).map(([template, { unverified, guest, noAccount, max }]) => ({
      template,
      isForUnverified: unverified !== undefined,
      guest: guest && String(guest.max),
      source: unverified ?? guest?.source ?? noAccount ?? '',
      isForNoAccount: (unverified ?? guest ?? noAccount) !== undefined,
      limit: Number.isFinite(max) ? String(max) : 'unlimited',
    }));
    const byTemplate = (a: { template: string }, b: { template: string }) => a.template.localeCompare(b.template);
    expect(documented.toSorted(byTemplate)).toEqual(rules.toSorted(byTemplate));
  });
});
