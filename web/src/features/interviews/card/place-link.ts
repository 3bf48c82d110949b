import type { InterviewScheduleItem } from '@aarambh/contract';

/**
 * Link for the place of an interview: an https video call or a phone number. Undefined for plain text and other schemes.
 */
export function placeLink({ mode, place }: Pick<InterviewScheduleItem, 'mode' | 'place'>): string | undefined {
  const text = place.trim();
  if (mode === 'Phone') {
    const number = text.replace(/[\s().-]/g, '');
    return /^\+?\d{6,15}$/.test(number) ? `tel:${number}` : undefined;
  }
  if (mode !== 'Video' || !URL.canParse(text)) return undefined;
  const { protocol, username, href } = new URL(text);
  // Reject user info, which hides the real host.
  return protocol === 'https:' && !username ? href : undefined;
}
