import type { InterviewScheduleItem } from '@aarambh/contract';

/**
 * Where pressing the place of an interview leads: a video call that is on https, a number to call. Nothing for what is
 * only to be read, and for any other kind of address.
 */
export function placeLink({ mode, place }: Pick<InterviewScheduleItem, 'mode' | 'place'>): string | undefined {
  const text = place.trim();
  if (mode === 'Phone') {
    const number = text.replace(/[\s().-]/g, '');
    return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : undefined;
  }
  if (mode !== 'Video' || !URL.canParse(text)) return undefined;
  const { protocol, username, href } = new URL(text);
  // A name before the host hides where the link leads.
  return protocol === 'https:' && !username ? href : undefined;
}
