import { expect, it } from 'vitest';
import { gstinCheckDigit, readCompanyNumber } from './company-number.ts';

const read = (text: string) => readCompanyNumber(text, 2026);
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

it('reads numbers that are right, however they are written', () => {
  expect(read('27AAPFU0939F1ZV')).toEqual({ kind: 'GSTIN', number: '27AAPFU0939F1ZV' });
  expect(read(' 27 aapfu-0939f 1zv ')).toEqual({ kind: 'GSTIN', number: '27AAPFU0939F1ZV' });
  expect(read('L17110mh1973PLC019786')).toEqual({ kind: 'CIN', number: 'L17110MH1973PLC019786' });
  expect(read('U72900KA2019OPC123456')).toMatchObject({ kind: 'CIN' });
});

it('finds every wrong digit and every two digits in the wrong order of a GSTIN, except where they weigh the same', () => {
  const right = '27AAPFU0939F1Z';
  const digit = gstinCheckDigit(right);
  for (const wrong of DIGITS)
    if (wrong !== digit) expect(read(right + wrong)).toMatchObject({ error: expect.stringContaining('check digit') });
  const swapped = '27AAPFU9039F1Z';
  expect(read(swapped + digit)).toHaveProperty('error');
  expect(read(swapped + gstinCheckDigit(swapped))).toMatchObject({ kind: 'GSTIN' });
});

it.each([
  ['', 'Enter a CIN'],
  ['27AAPFU0939F1Z', 'Enter a CIN'],
  ['X72900KA2019PTC123456', 'This is no CIN'],
  ['U72900XX2019PTC123456', 'a state that does not exist: XX'],
  ['U72900KA2027PTC123456', 'a year of incorporation that cannot be: 2027'],
  ['U72900KA1720PTC123456', 'a year of incorporation that cannot be: 1720'],
  ['U72900KA2019ABC123456', 'a kind of company that does not exist: ABC'],
  ['U72900KA2019PTC12345O', 'This is no CIN'],
  ['39AAPFU0939F1ZV', 'a state that does not exist: 39'],
  ['00AAPFU0939F1ZV', 'a state that does not exist: 00'],
  ['27AAPFU0939F1AV', 'This is no GSTIN'],
  ['२७AAPFU0939F1ZV', 'This is no GSTIN'],
])('says what is wrong with %j', (text, message) => {
  expect(read(text)).toEqual({ error: expect.stringContaining(message) });
});
