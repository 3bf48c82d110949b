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

it('identifies a posting by disguised contacts as by plain ones', () => {
  const contactsIn = (text: string) => {
    const posting = makeScreened({ descriptionHtml: `<p>${text}</p>` });
    return contactsOf(posting, readTexts(posting)).map(({ kind, value }) => `${kind} ${value}`);
  };
  const plain = ['sky.hr@gmail.com', 'priya.hr@ybl', 't.me/skyline_hr', 'GPay 98200 41537'].map(contactsIn);
  const disguised = ['sky.hr [at] gmail [dot] com', 'priya.hr(at)ybl', 't(dot)me/skyline_hr', 'Call 98200 41537'];
  expect(plain).toEqual([
    ['email sky.hr@gmail.com'],
    ['handle priya.hr@ybl'],
    ['messenger t.me/skyline_hr'],
    ['phone 9820041537'],
  ]);
  expect(disguised.map(contactsIn)).toEqual(plain);
});
