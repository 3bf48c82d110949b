import { describe, expect, it } from 'vitest';
import { escapeHtml } from '../../../lib/html/escape-html.ts';
import type { MailData } from '../outbox/message.ts';
import { smsContents } from '../sms/sms-contents.ts';
import { whatsAppContents } from '../whatsapp/whatsapp-contents.ts';
import { mailContents } from './mail-contents.ts';
import { type MailContent, mailHtml, mailText } from './mail-layout.ts';
import { hostileName, longName, mailSamples, shortenedLongName } from './mail-samples.ts';
import { shortenTitle } from './shorten-title.ts';

const PUBLIC_URL = 'https://jobs.example';
const templates = Object.keys(mailContents) as (keyof MailData)[];

function render(template: keyof MailData, fullName: string) {
  const present = mailContents[template] as (data: unknown, publicUrl: string) => MailContent;
  const content = present(mailSamples(fullName)[template], PUBLIC_URL);
  return { content, text: mailText(content), html: mailHtml(content, PUBLIC_URL) };
}

/** Visible text of the HTML. */
const visibleText = (html: string) =>
  html
    .replace(/<head>.*<\/head>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(templates)('the mail %s', (template) => {
  it('greets with the start of a long name and has the same content in both parts', () => {
    const { content, text, html } = render(template, longName);
    const greeting = 'fullName' in mailSamples(longName)[template] ? `Hello ${shortenedLongName},` : 'Hello,';
    expect(text).toContain(greeting);
    expect(html).toContain(greeting);
    for (const part of [...content.before, ...content.after, content.why]) {
      expect(text).toContain(part);
      expect(visibleText(html)).toContain(part.replace(/\s+/g, ' '));
    }
    expect(content.subject.length).toBeLessThan(70);
    expect(content.subject).not.toContain(longName.slice(0, 10));
    expect(`${text}${html}`).not.toContain('undefined');
  });

  it('escapes markup, repeats none of a name, and loads no external resource', () => {
    const { html, text } = render(template, hostileName);
    expect(html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
    expect(text).not.toContain(hostileName);
    expect(html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|<[^>]+\ssrc=/i);
  });

  it('shows the URL of a button below it and on a separate line of the text part', () => {
    const { content, text, html } = render(template, 'Kavya');
    const addresses = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, address]) => address);
    const listed = (content.sections ?? []).flatMap(({ items, links }) => [...items, ...links]);
    const further = [...listed, ...(content.footerLinks ?? [])].map(({ link }) => escapeHtml(link));
    for (const { link } of listed) expect(text.split('\n')).toContain(link);
    if (!content.button) expect(addresses).toEqual([PUBLIC_URL, ...further]);
    else {
      const { link } = content.button;
      expect(text.split('\n')).toContain(link);
      expect(addresses).toEqual([PUBLIC_URL, ...Array(2).fill(link.replaceAll('&', '&#38;'))]);
      expect(html).toContain(`>${link.replaceAll('&', '&#38;')}</a>`);
    }
  });
});

it.each([
  ['Win Rs 5000 at http://evil.example/now', 'Hello,'],
  ['visit www.evil', 'Hello,'],
  ['prize.shop', 'Hello,'],
  [' \u202eKavya\n\n\nRaghunathan ', 'Hello Kavya Raghunathan,'],
  ['A.P.J. Abdul Kalam', 'Hello A. P. J. Abdul Kalam,'],
  ['K.Ramesh', 'Hello K. Ramesh,'],
  ['Join T.me', 'Hello Join T. me,'],
  ['Ravi win.ｅxample.ｃom', 'Hello,'],
  ['call@evil', 'Hello,'],
  ['Call 98765 43210 or ९८७६५', 'Hello Call or,'],
  ["<b>Meera</b> O'Neil", 'Hello,'],
  ['Meera "O\'Neil" 💰 <Rao-Nair>', "Hello Meera O'Neil Rao-Nair,"],
  ['ശ്രീകൃഷ്‌ണൻ', 'Hello ശ്രീകൃഷ്‌ണൻ,'],
  ['क्षि'.repeat(50), `Hello ${'क्षि'.repeat(40)}…,`],
  ['98765 !!', 'Hello,'],
  ['', 'Hello,'],
])('greets %j with %j', (fullName, greeting) => {
  expect(render('verify-email', fullName).content.greeting).toBe(greeting);
});

it('formats times in IST', () => {
  expect(render('password-changed', 'Kavya').text).toContain('When: 21 Nov 2026, 1:53 pm IST');
});

it.each(['plan-purchased', 'plan-purchased-guest'] as const)('lists purchase and payment in %s', (template) => {
  const { text } = render(template, 'Kavya');
  expect(text).toContain('Paid: ₹3,066.82\nIncluding GST: ₹467.82\nValid ');
});

it('formats the end of a plan in IST', () => {
  expect(render('plan-purchased', 'Kavya').text).toContain('Valid until: 20 Feb 2027');
});

it('puts a code on its own line, and contains no other six digits', () => {
  const { text, html } = render('email-change-code', 'Kavya');
  expect(text).toMatch(/^ {4}402913$/m);
  expect(text.match(/\d{6}/g)).toEqual(['402913']);
  expect(visibleText(html).match(/\d{6}/g)).toEqual(['402913']);
});

describe('the SMS with a code', () => {
  const GSM = /^[A-Za-z0-9 \n@#.,:;!?'()/+=-]*$/;

  it('ends with the WebOTP line, within one SMS also for a long host', () => {
    const host = 'a-rather-long-name-of-a-portal.jobs.maharashtra.example';
    const { text, variables } = smsContents['mobile-code']({ code: '402913' }, `https://${host}:8443`);
    expect(text).toMatch(/^402913 is your Aarambh code\./);
    expect(text.split('\n').at(-1)).toBe(`@${host} #402913`);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(variables).toEqual({ code: '402913' });
  });

  it('has no WebOTP line without https', () => {
    const { text } = smsContents['mobile-code']({ code: '402913' }, 'http://localhost:3000');
    expect(text).not.toMatch(/[@#]/);
  });
});

it('an SMS and a subject have no half of an emoji where a job title is cut', () => {
  for (const filler of ['', 'x']) {
    const title = `${filler}${'😀'.repeat(60)}`;
    const { variables } = smsContents['fraud-warning-sms']({ jobTitle: title }, 'https://example.com');
    const alert = smsContents['search-alert-sms']({ count: 1, title }, 'https://example.com');
    for (const text of [variables.title, alert.variables.title, shortenTitle(title)])
      expect(text?.isWellFormed(), text).toBe(true);
  }
});

it('the parameters of a WhatsApp message have no line breaks, tabs, runs of spaces or contacts, and fit its text', () => {
  const { text, parameters } = whatsAppContents['search-alert-whatsapp'](
    {
      about: `Cook\n\t in    ${'Pune '.repeat(40)}`,
      count: 3,
      jobTitles: ['Cook\ncall 98765 43210', ` ${'😀'.repeat(90)}`, '\t'],
      path: `/job/search?keyword=${'x'.repeat(900)}`,
      unsubscribeLink: `https://example.com/alerts/unsubscribe?token=${'x'.repeat(80)}`,
    },
    'https://example.com',
  );
  for (const parameter of parameters) {
    expect(parameter).toMatch(/^\S+( \S+)*$/);
    expect(parameter.isWellFormed()).toBe(true);
    expect(text).toContain(parameter);
  }
  expect(text).not.toContain('98765');
  expect(text.length).toBeLessThanOrEqual(1_024);
});

it('a reply to a contact form repeats no link or number of its subject; one to a mail keeps the subject', () => {
  const subject = `You won: call 98765 43210 or visit prize.shop ${'now '.repeat(30)}`;
  const reply = { fullName: 'Kavya', caseId: 7, subject, text: 'Thank you.' };
  const toForm = mailContents['support-reply'](reply, PUBLIC_URL).subject;
  expect(toForm).toMatch(/^Re: You won: call … or visit … now .*\[case 7\]$/);
  expect(toForm.length).toBeLessThan(100);
  const toMail = mailContents['support-reply']({ ...reply, inReplyTo: '<1@mail.example>' }, PUBLIC_URL).subject;
  expect(toMail).toContain('98765 43210');
});
