import { describe, expect, it } from 'vitest';
import { mailContents } from './mails/mail-contents.ts';
import { type MailContent, mailHtml, mailText } from './mails/mail-layout.ts';
import type { MailData } from './message.ts';
import { smsContents } from './sms/sms-contents.ts';
import { hostileName, longName, mailSamples } from './test-messages.ts';

const PUBLIC_URL = 'https://jobs.example';
const templates = Object.keys(mailContents) as (keyof MailData)[];

function render(template: keyof MailData, fullName: string) {
  const say = mailContents[template] as (data: unknown, publicUrl: string) => MailContent;
  const content = say(mailSamples(fullName)[template], PUBLIC_URL);
  return { content, text: mailText(content), html: mailHtml(content, PUBLIC_URL) };
}

/** The words a reader of the HTML sees. */
const words = (html: string) =>
  html
    .replace(/<head>.*<\/head>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe.each(templates)('the mail %s', (template) => {
  it('greets by a long name in full and says the same in both parts', () => {
    const { content, text, html } = render(template, longName);
    const greeting = 'fullName' in mailSamples(longName)[template] ? `Hello ${longName},` : 'Hello,';
    expect(text).toContain(greeting);
    expect(html).toContain(greeting);
    for (const said of [...content.before, ...content.after, content.why]) {
      expect(text).toContain(said);
      expect(words(html)).toContain(said.replace(/\s+/g, ' '));
    }
    expect(content.subject.length).toBeLessThan(70);
    expect(content.subject).not.toContain(longName.slice(0, 10));
    expect(`${text}${html}`).not.toContain('undefined');
  });

  it('lets no markup of a name through and loads nothing from anywhere', () => {
    const { html } = render(template, hostileName);
    expect(html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;img');
    expect(html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|<[^>]+\ssrc=/i);
  });

  it('shows the address of a button below it and alone on a line of the text', () => {
    const { content, text, html } = render(template, 'Kavya');
    const addresses = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, address]) => address);
    if (!content.button) expect(addresses).toEqual([PUBLIC_URL]);
    else {
      const { link } = content.button;
      expect(text.split('\n')).toContain(link);
      expect(addresses).toEqual([PUBLIC_URL, ...Array(2).fill(link.replaceAll('&', '&amp;'))]);
      expect(html).toContain(`>${link.replaceAll('&', '&amp;')}</a>`);
    }
  });
});

it.each([
  ['Win Rs 5000 at http://evil.example/now', 'Hello,'],
  ['visit www.evil', 'Hello,'],
  ['prize.shop', 'Hello,'],
  [' \u202eKavya\n\n\nRaghunathan ', 'Hello Kavya Raghunathan,'],
  ['A.P.J. Abdul Kalam', 'Hello A.P.J. Abdul Kalam,'],
  ['K.Ramesh', 'Hello K.Ramesh,'],
  ['', 'Hello,'],
])('greets %j with %j', (fullName, greeting) => {
  expect(render('verify-email', fullName).content.greeting).toBe(greeting);
});

it('tells times in India', () => {
  expect(render('password-changed', 'Kavya').text).toContain('When: 21 November 2026 at 1:53 pm IST');
});

it.each(['plan-purchased', 'plan-purchased-guest'] as const)('says in %s what was bought and paid', (template) => {
  const { text } = render(template, 'Kavya');
  expect(text).toContain('Paid: ₹3,066.82\nGST in it: ₹467.82\nRuns ');
});

it('tells the day on which a plan ends in India', () => {
  expect(render('plan-purchased', 'Kavya').text).toContain('Runs until: 20 February 2027');
});

it('gives a code a line of its own, and says no other six digits', () => {
  const { text, html } = render('email-change-code', 'Kavya');
  expect(text).toMatch(/^ {4}402913$/m);
  expect(text.match(/\d{6}/g)).toEqual(['402913']);
  expect(words(html).match(/\d{6}/g)).toEqual(['402913']);
});

describe('the SMS with a code', () => {
  const GSM = /^[A-Za-z0-9 \n@#.,:;!?'()/+=-]*$/;

  it('ends in the line that lets a phone fill it in, in one SMS also with a long host', () => {
    const host = 'a-rather-long-name-of-a-portal.jobs.maharashtra.example';
    const { text, variables } = smsContents['mobile-code']({ code: '402913' }, `https://${host}:8443`);
    expect(text).toMatch(/^402913 is your Aarambh code\./);
    expect(text.split('\n').at(-1)).toBe(`@${host} #402913`);
    expect(text).toMatch(GSM);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(variables).toEqual({ code: '402913' });
  });

  it('has no such line where browsers would not read it', () => {
    const { text } = smsContents['mobile-code']({ code: '402913' }, 'http://localhost:3000');
    expect(text).not.toMatch(/[@#]/);
  });
});
