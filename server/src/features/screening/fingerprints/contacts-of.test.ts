import { expect, it } from 'vitest';
import { readTexts } from '../screen-posting.ts';
import { makeScreened } from '../test-screened-posting.ts';
import { contactsOf } from './contacts-of.ts';

it('keeps well-formed words of a contact, also where an emoji is at the end of what is kept', () => {
  for (const filler of ['', 'x']) {
    const posting = makeScreened({ recruiterWhatsApp: `9876543210 ${filler}${'😀'.repeat(100)}` });
    const [contact] = contactsOf(posting, readTexts(posting));
    expect(contact).toMatchObject({ kind: 'phone', value: '9876543210' });
    expect(contact?.words.isWellFormed(), contact?.words).toBe(true);
  }
});
