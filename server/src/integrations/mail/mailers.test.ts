import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { ProviderUnavailableError } from '../send-error.ts';
import { openFileMailer } from './file-mailer.ts';
import type { Mailer, OutgoingMail } from './mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';
import { startTestMailServer, type TestMailServer } from './test-mail-server.ts';

const FROM = 'Aarambh <no-reply@aarambh.example>';
const mail: OutgoingMail = {
  id: 12,
  key: 'verify-email:abc',
  queuedAt: new Date('2026-11-21T08:00:00Z'),
  to: 'kavya@example.com',
  subject: 'Verify your email address — ₹',
  text: 'Hello Kavya,\n\nhttps://jobs.example/account/verify-email/a-rather-long-token-that-must-stay-in-one-piece-0123456789',
  html: '<p>Hello Kavya</p>',
};

const open: (Mailer | TestMailServer | Server)[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
});

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

async function startServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const server = await startTestMailServer(options);
  open.push(server);
  return server;
}

function mailerFor(address: string, timeoutMs?: number): Mailer {
  const mailer = openSmtpMailer(`smtp://${address}`, FROM, timeoutMs);
  open.push(mailer);
  return mailer;
}

const invoice = {
  name: 'AR-26-27-000001.pdf',
  contentType: 'application/pdf',
  bytes: Buffer.from('%PDF-1.3\n\u0000₹'),
};
const arrived = { filename: invoice.name, mimeType: invoice.contentType, disposition: 'attachment' };
const bytesOf = ({ attachments: [first] }: Email) => Buffer.from((first?.content ?? '') as ArrayBuffer);

describe('the SMTP mailer', () => {
  it('sends text and HTML with the headers of an automatic mail', async () => {
    const { taken, address } = await startServer();
    const { providerId } = await mailerFor(address).send(mail);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({
      from: { name: 'Aarambh', address: 'no-reply@aarambh.example' },
      to: [{ name: '', address: 'kavya@example.com' }],
      subject: mail.subject,
      messageId: providerId,
      date: '2026-11-21T08:00:00.000Z',
      html: expect.stringContaining('<p>Hello Kavya</p>'),
      text: expect.stringContaining(mail.text.split('\n').at(-1) ?? ''),
    });
    expect(taken[0]?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('names the address that ends mails of a kind, in one press (RFC 8058)', async () => {
    const { taken, address } = await startServer();
    const unsubscribeLink =
      'https://jobs.example/alerts/unsubscribe?token=1-2.a-long-signature-that-must-stay-in-one-piece';
    await mailerFor(address).send({ ...mail, unsubscribeLink });
    await mailerFor(address).send(mail);
    const [first, second] = taken.map(({ headers }) => headers.filter(({ key }) => key.startsWith('list-')));
    expect(first).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeLink}>` }),
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    );
    expect(second).toEqual([]);
  });

  it('sends attachments unchanged', async () => {
    const { taken, address } = await startServer();
    await mailerFor(address).send({ ...mail, attachments: [invoice] });
    expect(taken[0]?.attachments).toMatchObject([arrived]);
    expect(bytesOf(taken[0] as Email).equals(invoice.bytes)).toBe(true);
    expect(taken[0]?.text).toContain(mail.text.split('\n').at(-1) ?? '');
  });

  it('uses the same Message-ID for a retry and another one for another mail', async () => {
    const { taken, address } = await startServer();
    const mailer = mailerFor(address);
    await mailer.send(mail);
    await mailer.send(mail);
    await mailer.send({ ...mail, key: 'verify-email:def' });
    const [first, second, third] = taken.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<[0-9a-f]{40}@aarambh\.example>$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('never parses a recipient as a list of addresses', async () => {
    const { taken, address } = await startServer();
    const list = { ...mail, to: 'a@example.com, b@example.com' };
    await expect(mailerFor(address).send(list)).rejects.toMatchObject({ permanent: true });
    expect(taken).toEqual([]);
  });

  const refusing = (command: 'onMailFrom' | 'onRcptTo', code: number): SMTPServerOptions => ({
    [command]: (address: { address: string }, _session: unknown, done: (error: Error) => void) =>
      done(refusal(code, `${Math.floor(code / 100)}.1.1 <${address.address}> is not wanted here`)),
  });

  it.each([
    ['a full mailbox', refusing('onRcptTo', 452), '452 4.1.1 to RCPT TO', false],
    ['an unknown recipient', refusing('onRcptTo', 550), '550 5.1.1 to RCPT TO', true],
    ['our own address', refusing('onMailFrom', 550), '550 5.1.1 to MAIL FROM', false],
  ])('distinguishes temporary from permanent refusals: %s', async (_what, options, words, permanent) => {
    const { address } = await startServer(options);
    const failure = await mailerFor(address)
      .send(mail)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ permanent, message: `the mail server replied ${words}` });
    expect((failure as Error).message).not.toContain('example.com');
  });

  it('treats refused content as permanent', async () => {
    const { address } = await startServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(refusal(554, '5.7.1 spam')));
      },
    });
    await expect(mailerFor(address).send(mail)).rejects.toMatchObject({ permanent: true });
  });

  it('treats a refused password as temporary', async () => {
    const { address } = await startServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 no')),
    });
    await expect(mailerFor(`user:wrong@${address}`).send(mail)).rejects.toMatchObject({ permanent: false });
  });

  it('times out when the server accepts the connection and hangs', async () => {
    const silent = createServer(() => undefined);
    open.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    await expect(mailerFor(address, 150).send(mail)).rejects.toMatchObject({
      message: 'the mail server could not be used: ETIMEDOUT',
      permanent: false,
    });
  });

  it('times out when the server hangs after the mail', async () => {
    const { address } = await startServer({ onData: (stream) => stream.resume() });
    await expect(mailerFor(address, 150).send(mail)).rejects.toMatchObject({ permanent: false });
  });

  it('treats an unreachable server as temporary', async () => {
    await expect(mailerFor('127.0.0.1:9').send(mail)).rejects.toMatchObject({ permanent: false });
  });

  it('reports a server that takes no mails at all as unavailable', async () => {
    const silent = createServer(() => undefined);
    open.push(silent);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const busy = await startServer({ onMailFrom: (_address, _session, done) => done(refusal(421, '4.3.2 later')) });
    const wrongPassword = await startServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 no')),
    });
    const { port } = silent.address() as AddressInfo;
    const silentMailer = mailerFor(`127.0.0.1:${port}`, 1_000);
    const others = ['127.0.0.1:9', busy.address, `user:wrong@${wrongPassword.address}`].map((address) =>
      mailerFor(address, 120_000),
    );
    for (const mailer of [silentMailer, ...others])
      await expect(mailer.send(mail)).rejects.toBeInstanceOf(ProviderUnavailableError);
  });

  it('does not report it so when only this mail was refused, or may have been accepted', async () => {
    const full = await startServer(refusing('onRcptTo', 452));
    const hanging = await startServer({ onData: (stream) => stream.resume() });
    // Long enough for the dialogue before the text on a busy machine.
    for (const mailer of [mailerFor(full.address, 120_000), mailerFor(hanging.address, 10_000)])
      await expect(mailer.send(mail)).rejects.not.toBeInstanceOf(ProviderUnavailableError);
  });
});

describe('the file mailer', () => {
  it('writes an .eml file; a retry replaces it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aarambh-mail-'));
    try {
      const mailer = openFileMailer(folder, FROM);
      const { providerId } = await mailer.send({ ...mail, attachments: [invoice] });
      expect(await mailer.send({ ...mail, attachments: [invoice] })).toEqual({ providerId });
      expect(await readdir(folder)).toEqual([providerId]);
      const stored = await PostalMime.parse(await readFile(join(folder, providerId)));
      expect(stored).toMatchObject({ subject: mail.subject, to: [{ address: 'kavya@example.com' }] });
      expect(stored.text?.trim()).toBe(mail.text);
      expect(stored.attachments).toMatchObject([arrived]);
      expect(bytesOf(stored).equals(invoice.bytes)).toBe(true);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
