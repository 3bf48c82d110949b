import type { MessageTemplate } from '@aarambh/contract';
import { mailContents } from '../mails/mail-contents.ts';
import { type MailContent, mailHtml, mailText } from '../mails/mail-layout.ts';
import { mailSamples } from '../mails/mail-samples.ts';
import type { MailData, SmsData } from '../outbox/message.ts';
import { smsContents } from '../sms/sms-contents.ts';

const smsSamples: SmsData = {
  'mobile-code': { code: '402913' },
  'fraud-warning-sms': { jobTitle: 'Data Entry Operator' },
  'search-alert-sms': { count: 7, title: 'Cook in Pune' },
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

/** All templates of mails and SMS, by name. */
export function listTemplates(publicUrl: string): MessageTemplate[] {
  const mails = Object.keys(mailContents).map((template) => ({
    template,
    channel: 'mail' as const,
    subject: presentMail(template as keyof MailData, publicUrl).subject,
  }));
  const sms = Object.keys(smsContents).map((template) => ({ template, channel: 'sms' as const, subject: '' }));
  return [...mails, ...sms].sort((a, b) => a.template.localeCompare(b.template));
}

/** A template with sample data; `html` is empty for an SMS. Undefined when there is none with this name. */
export function renderSample(
  template: string,
  publicUrl: string,
): (MessageTemplate & { text: string; html: string }) | undefined {
  if (isMail(template)) {
    const content = presentMail(template, publicUrl);
    const { subject } = content;
    return { template, channel: 'mail', subject, text: mailText(content), html: mailHtml(content, publicUrl) };
  }
  if (!isSms(template)) return undefined;
  const present = smsContents[template] as (data: unknown, publicUrl: string) => { text: string };
  const { text } = present(smsSamples[template], publicUrl);
  return { template, channel: 'sms', subject: '', text, html: '' };
}
