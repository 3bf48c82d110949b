import { brand } from '../../../lib/brand.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import { maskContacts } from '../mails/mask-contacts.ts';
import type { SmsData } from '../outbox/message.ts';

interface SmsContent {
  text: string;
  /** By variable name of the template registered with the provider. */
  variables: Record<string, string>;
}

/** Characters that a variable of a registered text may have (DLT). */
const MAX_TITLE_LENGTH = 30;

/** WebOTP line that lets a phone autofill the code; https only. */
const codeLine = (publicUrl: string, code: string) => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : '';
};

/** Contents of all SMS by template. Any change must be registered again (DLT). */
export const smsContents: { [T in keyof SmsData]: (data: SmsData[T], publicUrl: string) => SmsContent } = {
  'mobile-code': ({ code }, publicUrl) => ({
    text: `${code} is your ${brand.name} code. It works for 10 minutes. Do not share it.${codeLine(publicUrl, code)}`,
    variables: { code },
  }),
  'fraud-warning-sms': ({ jobTitle }) => {
    const variables = { title: truncate(maskContacts(jobTitle), MAX_TITLE_LENGTH) };
    return {
      text: `${brand.name} warning: the job ${variables.title} was a fraud. Do not pay or share codes. If you paid, call 1930 now and report at cybercrime.gov.in`,
      variables,
    };
  },
  'search-alert-sms': ({ count, title }, publicUrl) => {
    const link = `${publicUrl}/job/alerts`;
    const variables = { count: String(count), title: truncate(title, MAX_TITLE_LENGTH), link };
    const what = count === 1 ? 'new job' : 'new jobs';
    return { text: `${variables.count} ${what} on ${brand.name} for ${variables.title}: ${link}`, variables };
  },
};
