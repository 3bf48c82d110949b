import { brand } from '../../../lib/brand.ts';
import type { SmsData } from '../message.ts';

interface SmsContent {
  text: string;
  /** By the names they have in the template that is registered with the provider. */
  variables: Record<string, string>;
}

/** The last line with which a phone offers the code to the page it is for (WebOTP); browsers know it on https only. */
const codeLine = (publicUrl: string, code: string) => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : '';
};

/** What each SMS says. A change must be registered again (DLT), word by word. */
export const smsContents: { [T in keyof SmsData]: (data: SmsData[T], publicUrl: string) => SmsContent } = {
  'mobile-code': ({ code }, publicUrl) => ({
    text: `${code} is your ${brand.name} code. It works for 10 minutes. Share it with nobody.${codeLine(publicUrl, code)}`,
    variables: { code },
  }),
};
