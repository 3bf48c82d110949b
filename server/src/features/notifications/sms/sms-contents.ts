import { brand } from '../../../lib/brand.ts';
import type { SmsData } from '../outbox/message.ts';

interface SmsContent {
  text: string;
  /** By variable name of the template registered with the provider. */
  variables: Record<string, string>;
}

/** WebOTP line that lets a phone autofill the code; https only. */
const codeLine = (publicUrl: string, code: string) => {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? `\n\n@${hostname} #${code}` : '';
};

/** Contents of all SMS by template. Any change must be registered again (DLT). */
export const smsContents: { [T in keyof SmsData]: (data: SmsData[T], publicUrl: string) => SmsContent } = {
  'mobile-code': ({ code }, publicUrl) => ({
    text: `${code} is your ${brand.name} code. It works for 10 minutes. Share it with nobody.${codeLine(publicUrl, code)}`,
    variables: { code },
  }),
};
