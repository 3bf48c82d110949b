import { brand } from '../../../lib/brand.ts';
import { truncate } from '../../../lib/text/clean-text.ts';
import { maskContacts } from '../mails/mask-contacts.ts';
import type { WhatsAppData } from '../outbox/message.ts';

interface WhatsAppContent {
  /** The whole text, as the approved template makes it of the parameters. */
  text: string;
  /** In the order of `{{1}}`, `{{2}}` … in the approved template. */
  parameters: string[];
}

const MAX_ABOUT_LENGTH = 60;
const MAX_TITLE_LENGTH = 50;

/** A parameter of a template: Meta refuses line breaks, tabs, runs of spaces and empty ones. */
const toParameter = (text: string, maxLength: number): string =>
  truncate(text.replace(/\s+/g, ' ').trim(), maxLength) || '-';

/**
 * Contents of all WhatsApp messages by template. Any change of the text around the parameters must be approved again, and
 * docs/operations.md has it for the person who submits it. A text has at most 1,024 characters.
 */
export const whatsAppContents: {
  [T in keyof WhatsAppData]: (data: WhatsAppData[T], publicUrl: string) => WhatsAppContent;
} = {
  'search-alert-whatsapp': ({ about, count, jobTitles, path, unsubscribeLink }, publicUrl) => {
    const named = jobTitles.map((title) => toParameter(maskContacts(title), MAX_TITLE_LENGTH)).join(', ');
    const jobs = count === 1 ? '1 new job' : `${count} new jobs`;
    const search = toParameter(about, MAX_ABOUT_LENGTH);
    // A saved search can have a long address: its list of alerts has a short one.
    const link = `${publicUrl}${path.length <= 300 ? path : '/job/alerts'}`;
    return {
      text: `${brand.name} job alert for ${search}: ${jobs}, such as ${named || '-'}.\nSee them: ${link}\nTo end these alerts, open ${unsubscribeLink} at any time.`,
      parameters: [search, jobs, named || '-', link, unsubscribeLink],
    };
  },
};
