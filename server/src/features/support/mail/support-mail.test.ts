import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePdf } from '../../../infra/files/documents/make-test-documents.ts';
import { makePng } from '../../../infra/files/images/make-test-images.ts';
import { brand } from '../../../lib/brand.ts';
import { buildTestApp, createTestStaff, openTestApp, registerThrough } from '../../../testing/test-app.ts';
import { deliverAll } from '../../notifications/test-delivery.ts';
import { signMail } from './mail-signature.ts';
import { SUPPORT_MAIL_PATH } from './support-mail.routes.ts';

const KEY = 'a-support-mail-key-of-tests';
const { app, context } = await openTestApp({ supportMailKey: KEY, demo: true });
let staff: Awaited<ReturnType<typeof createTestStaff>>;
let count = 0;
beforeAll(async () => {
  staff = await createTestStaff(context, ['support'], 'Asha Rao');
});
beforeEach(() => {
  count += 1;
});

const sender = () => `ravi.mail.${count}@example.com`;
interface Mail {
  headers?: Record<string, string>;
  body?: string;
}
const mailOf = ({ headers = {}, body = 'I get no OTP.' }: Mail = {}): string =>
  [
    ...Object.entries({
      From: `Ravi Nair <${sender()}>`,
      To: brand.supportEmail,
      Subject: 'OTP',
      'Message-ID': `<${count}.first@mail.example>`,
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
const post = (raw: string | Buffer, headers: Record<string, string> = {}) => {
  const body = Buffer.from(raw);
  return app.inject({
    method: 'POST',
    url: SUPPORT_MAIL_PATH,
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-signature': signMail(KEY, body, context.clock.now()),
      ...headers,
    },
    payload: body,
  });
};
const send = async (mail: Mail = {}) => expect((await post(mailOf(mail))).statusCode).toBe(204);
const listCases = async (): Promise<{ caseID: number; subject: string; state: string }[]> =>
  (await app.inject({ url: `/api/Staff/ListCases?state=all&search=${sender()}`, headers: staff.headers })).json().cases;
const show = async (caseID = 0) => {
  const id = caseID || (await listCases())[0]?.caseID;
  return (await app.inject({ url: `/api/Staff/GetCase/${id}`, headers: staff.headers })).json();
};
const withAttachment = (name: string, content: Buffer): Mail => ({
  headers: { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary="b1"' },
  body: [
    '--b1',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'See the file.',
    '--b1',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    content.toString('base64'),
    '--b1--',
  ].join('\r\n'),
});

describe('a mail to the support address', () => {
  it('opens a case that waits for a reply, without a signed-in member', async () => {
    const member = await registerThrough(app, { email: sender() });
    await send({ body: 'I get no OTP.\r\n\r\nRavi' });
    expect(await show()).toMatchObject({
      state: 'waiting',
      channel: 'mail',
      fullName: 'Ravi Nair',
      email: sender(),
      subject: 'OTP',
      memberID: null,
      likelyMemberID: member.accountID,
      entries: [{ kind: 'message', text: 'I get no OTP.\n\nRavi', quoted: '', attachments: [] }],
    });
  });

  it('is stored once however often it is delivered', async () => {
    await Promise.all([send(), send(), send()]);
    expect(await listCases()).toHaveLength(1);
    expect((await show()).entries).toHaveLength(1);
  });

  it('answers the case of our reply, with the quoted text folded, and the clock starts again', async () => {
    await send();
    const { caseID, version } = await show();
    await app.inject({
      method: 'POST',
      url: '/api/Staff/ReplyToCase',
      headers: staff.headers,
      payload: { caseID, version, text: 'Please try again.', closes: true },
    });
    await deliverAll(context);
    context.clock.advanceMinutes(60);
    await send({
      headers: { Subject: `Re: OTP [case ${caseID}]`, 'Message-ID': `<${count}.second@mail.example>` },
      body: 'It still fails.\r\n\r\nOn Mon, 23 Nov 2026 at 10:00, Aarambh\r\n<support@aarambh.example> wrote:\r\n> Please try again.',
    });
    const found = await show(caseID);
    expect(await listCases()).toHaveLength(1);
    expect(found).toMatchObject({ state: 'waiting' });
    expect(Date.parse(found.dueOn)).toBe(context.clock.now().getTime() + 4 * 3_600_000);
    expect(found.entries.at(-1)).toMatchObject({
      kind: 'message',
      text: 'It still fails.',
      quoted: expect.stringContaining('> Please try again.'),
    });
  });

  it('answers the case that its references name, when the subject was changed', async () => {
    await send();
    await send({
      headers: {
        Subject: 'Something else',
        'Message-ID': `<${count}.third@mail.example>`,
        References: `<unknown@mail.example> <${count}.first@mail.example>`,
      },
    });
    expect(await listCases()).toHaveLength(1);
    expect((await show()).entries).toHaveLength(2);
  });

  it('answers no case of another address, whatever number or reference it names', async () => {
    await send();
    const { caseID } = await show();
    const victim = sender();
    const reference = `<${count}.first@mail.example>`;
    count += 1;
    await send({ headers: { Subject: `Re: OTP [case ${caseID}]`, References: reference } });
    expect(await listCases()).toHaveLength(1);
    expect((await show(caseID)).entries).toHaveLength(1);
    expect((await show(caseID)).email).toBe(victim);
  });

  it('is a note for colleagues, and starts no clock, when a program answers; without a case it is ignored', async () => {
    await send({ headers: { 'Auto-Submitted': 'auto-replied' } });
    expect(await listCases()).toEqual([]);
    await send();
    const { caseID, dueOn } = await show();
    context.clock.advanceMinutes(10);
    await send({
      headers: {
        Subject: `Out of office [case ${caseID}]`,
        'Auto-Submitted': 'auto-replied',
        'Message-ID': `<${count}.away@mail.example>`,
      },
      body: 'I am away.',
    });
    const found = await show();
    expect(found.dueOn).toBe(dueOn);
    expect(found.entries.at(-1)).toMatchObject({ kind: 'note', by: 'Automatic reply', text: 'I am away.' });
    const mails = await context.db.selectFrom('messages').select('id').where('recipient', '=', sender()).execute();
    expect(mails).toEqual([]);
    for (const headers of [{ From: brand.supportEmail }, { From: context.config.mail.from }, { 'Return-Path': '<>' }])
      await send({ headers: { ...headers, 'Message-ID': `<${Math.random()}@mail.example>` } });
    expect((await show()).entries).toHaveLength(2);
  });
});

describe('attachments', () => {
  it('are shown as re-rendered pictures', async () => {
    await send(withAttachment('screen.png', await makePng()));
    const [attachment] = (await show()).entries[0].attachments;
    expect(attachment.name).toBe('screen.png');
    const url = `/api/Staff/ViewCaseAttachment/${attachment.attachmentID}`;
    const picture = (await app.inject({ url, headers: staff.headers })).json();
    expect(picture).toMatchObject({ name: 'screen.png', mediaType: 'image/webp', pageCount: 1 });
    expect(Buffer.from(picture.pages[0].picture, 'base64').subarray(8, 12).toString()).toBe('WEBP');
    const read = context.db.selectFrom('staff_audit').select(['target_kind', 'target_id', 'after']);
    const { caseID } = await show();
    expect(await read.where('action', '=', 'ViewCaseAttachment').execute()).toEqual([
      { target_kind: 'case', target_id: String(caseID), after: { attachmentID: attachment.attachmentID } },
    ]);
    count += 1;
    await send(withAttachment('letter.pdf', makePdf()));
    const [letter] = (await show()).entries[0].attachments;
    const drawn = await app.inject({
      url: `/api/Staff/ViewCaseAttachment/${letter.attachmentID}`,
      headers: staff.headers,
    });
    expect(drawn.json()).toMatchObject({ mediaType: 'image/jpeg', pageCount: 1 });
  });

  it.each([
    ['a program', 'invoice.exe', Buffer.from('MZ\u0090\u0000 this program')],
    ['a page', 'page.html', Buffer.from('<script>alert(1)</script>')],
    ['a program that claims to be a PDF', 'resume.pdf', Buffer.from('MZ\u0090\u0000 this program')],
    ['a virus', 'resume.pdf', Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*')],
    ['nothing', 'empty.pdf', Buffer.alloc(0)],
  ])('are left out by name: %s', async (_, name, content) => {
    await send(withAttachment(name, content));
    const { entries } = await show();
    expect(entries[0]).toMatchObject({ text: 'See the file.', attachments: [] });
    expect(entries[1]).toMatchObject({ kind: 'note', text: expect.stringContaining(name) });
  });

  it('are erased with the case', async () => {
    const member = await registerThrough(app, { email: sender(), fullName: 'Ravi Nair' });
    await send(withAttachment('screen.png', await makePng()));
    const { caseID, entries } = await show();
    const { file_key: fileKey } = await context.db
      .selectFrom('support_attachments')
      .select('file_key')
      .where('id', '=', entries[0].attachments[0].attachmentID)
      .executeTakeFirstOrThrow();
    const trust = await createTestStaff(context, ['trust']);
    const payload = { memberID: member.accountID, reason: 'Asked.' };
    await app.inject({ method: 'POST', url: '/api/Staff/EraseMember', headers: trust.headers, payload });
    expect((await show(caseID)).code).toBe('not_found');
    expect(await context.files.read(fileKey)).toBeUndefined();
  });
});

describe('hostile mails', () => {
  it('are refused without a valid signature', async () => {
    const raw = mailOf();
    const old = signMail(KEY, Buffer.from(raw), new Date(context.clock.now().getTime() - 301_000));
    for (const signature of ['', 'v1=0', old, `${signMail(KEY, Buffer.from(`${raw} `), context.clock.now())}`])
      expect((await post(raw, { 'x-mail-signature': signature })).statusCode).toBe(400);
    expect(await listCases()).toEqual([]);
  });

  it('come as a form of Mailgun, once for each token', async () => {
    const form = (more: Record<string, string> = {}) => {
      const timestamp = String(Math.floor(context.clock.now().getTime() / 1_000));
      const token = `token-${count}-of-mailgun`;
      const signature = createHmac('sha256', KEY)
        .update(timestamp + token)
        .digest('hex');
      const fields = { timestamp, token, signature, 'body-mime': mailOf(), ...more };
      return app.inject({
        method: 'POST',
        url: SUPPORT_MAIL_PATH,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    };
    expect((await form({ signature: '0'.repeat(64) })).statusCode).toBe(400);
    expect((await form()).statusCode).toBe(204);
    expect((await form({ 'body-mime': mailOf({ body: 'Another.' }) })).statusCode).toBe(400);
    expect((await show()).entries).toMatchObject([{ text: 'I get no OTP.' }]);
  });

  it('are refused when they are not mails', async () => {
    const nested = Array.from(
      { length: 60 },
      (_, i) => `--b${i}\r\nContent-Type: multipart/mixed; boundary=b${i + 1}\r\n`,
    );
    const bombs = [
      '',
      'no headers at all',
      'Subject: nobody\r\n\r\ntext',
      mailOf({ headers: { From: 'not an address' } }),
      mailOf({ headers: { 'X-Long': 'a'.repeat(200_000) } }),
      mailOf({ headers: { 'Content-Type': 'multipart/mixed; boundary=b0' }, body: nested.join('\r\n') }),
    ];
    for (const raw of bombs) expect((await post(raw)).statusCode).toBe(400);
    expect((await post('a'.repeat(7 * 1024 * 1024 + 1))).statusCode).toBe(413);
  });

  it('are shown as plain text: markup, control characters and long texts', async () => {
    await send({
      headers: {
        Subject: '=?utf-8?B?T1RQDQpCY2M6IGFAYi5jb20=?=',
        'Content-Type': 'text/html; charset=utf-8',
        From: `"<b>Ravi</b>\u202e" <${sender()}>`,
      },
      body: `<style>p{}</style><script>alert(1)</script><p>Line &lt;one&gt;</p><p>Line two</p>\u0000${'x'.repeat(30_000)}`,
    });
    const found = await show();
    expect(found.subject).toBe('OTP Bcc: a@b.com');
    expect(found.fullName).toBe('<b>Ravi</b>');
    const [{ text }] = found.entries;
    expect(text).toMatch(/^Line <one>\s+Line two/);
    expect(text).not.toMatch(/alert|style/);
    expect(text.length).toBeLessThanOrEqual(20_000);
  });

  it('are put off after thirty of an address in a day', async () => {
    for (let i = 0; i < 30; i++) await send({ headers: { 'Message-ID': `<${count}.${i}@mail.example>` } });
    expect((await post(mailOf({ headers: { 'Message-ID': `<${count}.more@mail.example>` } }))).statusCode).toBe(429);
  });
});

it('can be simulated on this machine only', async () => {
  const write = (headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/demo/support-mail',
      headers: { host: 'localhost:3000', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ fullName: 'Ravi', email: sender(), subject: 'Hi', text: 'Hello <b>' }).toString(),
    });
  expect((await write()).body).toContain('The mail opened case');
  expect((await show()).entries[0].text).toBe('Hello <b>');
  expect((await write({ 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
  const page = await app.inject({ url: '/demo/support-mail', headers: { host: 'localhost:3000' } });
  expect(page.body).toContain('<form method="post">');
});

it.each([
  ['another machine', { remoteAddress: '203.0.113.9' }],
  ['a page that calls this machine by a name of its own', { headers: { host: 'evil.example' } }],
  ['a proxy that hides itself, for a page of its site', { headers: { referer: 'https://jobs.example.in/' } }],
  ['a proxy that hides itself, for a script of its site', { headers: { origin: 'https://jobs.example.in' } }],
])('cannot be simulated from %s', async (_client, request) => {
  expect((await app.inject({ url: '/demo/support-mail', ...request })).statusCode).toBe(404);
});

it.each([
  ['outside the demo', { demo: false }],
  ['at a public URL', { publicUrl: 'https://jobs.example.in' }],
])('cannot be simulated %s', async (_mode, settings) => {
  const other = await buildTestApp({ ...context, config: { ...context.config, ...settings } });
  try {
    expect((await other.inject('/demo/support-mail')).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
