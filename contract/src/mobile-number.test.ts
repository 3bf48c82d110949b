import { describe, expect, it } from 'vitest';
import { registrationForm } from './accounts/accounts.ts';
import { mobileForm } from './accounts/contact.ts';
import { guestContact } from './billing/guest-purchases.ts';
import { readMobileNumber } from './mobile-number.ts';

describe('readMobileNumber', () => {
  it.each([
    '9822012345',
    '98220 12345',
    ' 98220-12345 ',
    '98220\u00a012345',
    '(98220) 12345',
    '982.201.2345',
    '09822012345',
    '0 98220 12345',
    '+919822012345',
    '+91 98220 12345',
    '+91-98220-12345',
    '+91 098220 12345',
    '0091 98220 12345',
    '919822012345',
    '\u202a+91 98220 12345\u202c',
    '९८२२० १२३४५',
    '+९१ ९८२२०१२३४५',
    '৯৮২২০১২৩৪৫',
    '੯੮੨੨੦੧੨੩੪੫',
    '૯૮૨૨૦૧૨૩૪૫',
    '௯௮௨௨௦௧௨௩௪௫',
    '౯౮౨౨౦౧౨౩౪౫',
    '೯೮೨೨೦೧೨೩೪೫',
    '൯൮൨൨൦൧൨൩൪൫',
    '۹۸۲۲۰۱۲۳۴۵',
    '٩٨٢٢٠١٢٣٤٥',
    '９８２２０１２３４５',
  ])('reads %j as the ten digits', (typed) => {
    expect(readMobileNumber(typed)).toBe('9822012345');
  });

  it.each([
    ['9198220123', '9198220123'],
    ['0501234567', '0501234567'],
    ['91234567', '91234567'],
    ['98220123456', '98220123456'],
    ['+44 7400 123456', '+447400123456'],
    ['98220 1234x', '98220 1234x'],
    [' +91 ', '+91'],
    ['', ''],
    ['  ', ''],
  ])('leaves %j as %j', (typed, read) => {
    expect(readMobileNumber(typed)).toBe(read);
  });
});

const messagesOf = {
  registration: (typed: string) => registrationForm.shape.mobileNo.safeParse(typed).error?.issues[0]?.message,
  mobile: (typed: string) => mobileForm.shape.data.safeParse(typed).error?.issues[0]?.message,
  guest: (typed: string) => guestContact.shape.mobileNo.safeParse(typed).error?.issues[0]?.message,
};

it.each([
  ['registration', '   ', 'Mobile number is required'],
  ['registration', '98220123456', 'Maximum 10 digits allowed'],
  ['registration', '98220x', 'Only digits allowed'],
  ['mobile', ' ', 'Please enter a valid mobile number'],
  ['mobile', '98220123456', 'Maximum 10 digits allowed'],
  ['mobile', '98220x', 'Only digits allowed'],
  ['guest', '', 'Mobile number is required.'],
  ['guest', '98220123456', 'Mobile number cannot exceed 10 digits.'],
  ['guest', '98220x', 'Mobile number must contain only digits.'],
  ['guest', '+91 98220 12345', undefined],
] as const)('%s: the message for %j is %j', (form, typed, message) => {
  expect(messagesOf[form](typed)).toBe(message);
});

it('sends the ten digits on', () => {
  expect(mobileForm.parse({ accountID: 1, data: '+91 98220 12345' }).data).toBe('9822012345');
});
