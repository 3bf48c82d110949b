import type { MessageTemplate } from '@aarambh/contract';
import { mailContents } from '../mails/mail-contents.ts';
import { type MailContent, mailHtml, mailText } from '../mails/mail-layout.ts';
import { mailSamples } from '../mails/mail-samples.ts';
import type { MailData, SmsData, WhatsAppData } from '../outbox/message.ts';
import { smsContents } from '../sms/sms-contents.ts';
import { whatsAppContents } from '../whatsapp/whatsapp-contents.ts';

const smsSamples: SmsData = {
  'mobile-code': { code: '402913' },
  'fraud-warning-sms': { jobTitle: 'Data Entry Operator' },
  'search-alert-sms': { count: 7, title: 'Cook in Pune' },
};

const whatsAppSamples: WhatsAppData = {
  'search-alert-whatsapp': {
    about: 'Cook in Pune',
    count: 7,
    jobTitles: ['Cook', 'Head cook', 'Tandoor chef'],
    path: '/job/search?keyword=cook&location=Pune&order=newest',
    unsubscribeLink: 'https://aarambh.example/alerts/unsubscribe?token=sample',
  },
};

/** The samples contain markup, to test that it is escaped; people read them without. */
function withoutMarkup<T>(value: T): T {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').trim() as T;
  if (Array.isArray(value)) return value.map(withoutMarkup) as T;
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutMarkup(inner)])) as T;
  return value;
}

function presentMail(template: keyof MailData, publicUrl: string): MailContent {
  const present = mailContents[template] as (data: unknown, publicUrl: string) => MailContent;
  return present(withoutMarkup(mailSamples('Asha Kulkarni'))[template], publicUrl);
}

const isMail = (template: string): template is keyof MailData => Object.hasOwn(mailContents, template);
const isSms = (template: string): template is keyof SmsData => Object.hasOwn(smsContents, template);
const isWhatsApp = (template: string): template is keyof WhatsAppData => Object.hasOwn(whatsAppContents, template);

/** All templates of mails, SMS and WhatsApp messages, by name. */
export function listTemplates(publicUrl: string): MessageTemplate[] {
  const mails = Object.keys(mailContents).map((template) => ({
    template,
    channel: 'mail' as const,
    subject: presentMail(template as keyof MailData, publicUrl).subject,
  }));
  const sms = Object.keys(smsContents).map((template) => ({ template, channel: 'sms' as const, subject: '' }));
  const whatsApp = Object.keys(whatsAppContents).map((template) => ({
    template,
    channel: 'whatsapp' as const,
    subject: '',
  }));
  return [...mails, ...sms, ...whatsApp].sort((a, b) => a.template.localeCompare(b.template));
}

/** A template with sample data; `html` is empty unless it is a mail. Undefined when there is none with this name. */
export function renderSample(
  template: string,
  publicUrl: string,
): (MessageTemplate & { text: string; html: string }) | undefined {
  if (isMail(template)) {
    const content = presentMail(template, publicUrl);
    const { subject } = content;
    return { template, channel: 'mail', subject, text: mailText(content), html: mailHtml(content, publicUrl) };
  }
  if (isWhatsApp(template)) {
    const { text } = whatsAppContents[template](whatsAppSamples[template], publicUrl);
    return { template, channel: 'whatsapp', subject: '', text, html: '' };
  }
  if (!isSms(template)) return undefined;
  const present = smsContents[template] as (data: unknown, publicUrl: string) => { text: string };
  const { text } = present(smsSamples[template], publicUrl);
  return { template, channel: 'sms', subject: '', text, html: '' };
}
