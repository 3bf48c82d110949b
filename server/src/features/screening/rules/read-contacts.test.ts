import { describe, expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { readContacts } from './read-contacts.ts';

const read = (text: string) => readContacts(foldCharacters(text)).map(({ kind, value }) => `${kind} ${value}`);
const phonesOf = (text: string) => read(text).filter((contact) => /^(?:phone|hiddenPhone) /.test(contact));

describe('a phone number', () => {
  it.each([
    ['plain', 'Call 9820041537.'],
    ['with its country', 'Call +91 98200 41537 today.'],
    ['split by a slash', 'Ask for Manisha: 98200/41537'],
    ['split by other signs', '98200 || 41537'],
    ['split by a bracketed word', '98200 (then) 41537'],
    ['split by words', 'Call 98200 and after that 41537.'],
    ['split by a line', 'WhatsApp: 98200<br>'.replace('<br>', '\n41537')],
    ['in commas', 'Call 98,20,04,15,37 for the interview.'],
    ['in words', 'Dial nine eight two zero zero four one five three seven.'],
    ['in tens', 'Call ninety eight twenty zero four fifteen thirty seven.'],
    ['in Hindi words', 'Phone nau aath do shunya shunya char ek paanch teen saat par'],
    ['in Devanagari digits', 'फोन ९८२०० ४१५३७'],
    ['in words of Devanagari', 'नौ आठ दो शून्य शून्य चार एक पांच तीन सात पर फोन करें'],
    ['with look-alike letters', 'Call 982OO 4I537'],
    ['with look-alike letters in one', 'Call 9B2OO4I5E7'.replace('E', '3')],
    ['doubled', 'nine eight two double zero four one five three seven'],
    ['with zero-width characters', 'Call 98\u200b200\u200b41537'],
    ['behind other digits', 'Call 2 9 8 2 0 0 4 1 5 3 7'],
  ])('is read %s', (_case, text) => {
    expect(phonesOf(text).map((contact) => contact.split(' ')[1])).toEqual(['9820041537']);
  });

  it.each([
    'Salary 65000-75000 a month.',
    'Salary 60,000 to 80,000 and 12 paid leaves.',
    'Timings 9:30 - 6:30, 10.15 on Saturdays.',
    'Born between 1996 and 2004, batch of 2019, 2020, 2021.',
    'Marks: 60, 70, 80, 90, 85 in each of the five.',
    'Six days a week, 8 hours, 2 shifts, 10 posts, 3 cities, 500 people.',
    'One or two of four to six seats, seven days.',
    'PIN 400081, plot 98200, sector 41.',
  ])('is not read in %s', (text) => {
    expect(phonesOf(text)).toEqual([]);
  });
});

it.each([
  ['a messenger link', 'Join t.me/sahyadri_jobs', 'messenger t.me/sahyadri_jobs'],
  ['a messenger link with its protocol', 'https://wa.me/919820041537', 'messenger wa.me/919820041537'],
  ['a messenger link with spaces', 'wa . me / 919820041537', 'messenger wa.me/919820041537'],
  [
    'a name in Telegram far from the word',
    `Telegram ${'par humse jude '.repeat(6)} @skyline_hr`,
    'messenger t.me/skyline_hr',
  ],
])('reads %s', (_case, text, contact) => {
  expect(read(text)).toContain(contact);
  expect(read(text).filter((each) => each.startsWith('domain'))).toEqual([]);
});

it('reads the second bank account too', () => {
  const text = 'Account 1234 5678 9012 or account 9876 5432 1098, IFSC SBIN0001234';
  expect(read(text)).toEqual(['bank 123456789012/sbin0001234', 'bank 987654321098/sbin0001234']);
});

it('finds a contact behind many decoys', () => {
  const decoys = Array.from({ length: 300 }, (_, i) => `desk${i}@decoy${i}.example 98${String(10_000_000 + i * 7)}`);
  expect(read(`${decoys.join(' ')} hr.skyline@okaxis 98200 41537`)).toEqual(
    expect.arrayContaining(['upi hr.skyline@okaxis', 'phone 9820041537']),
  );
});

describe('an address with words or brackets for its signs', () => {
  it.each([
    'infosys.joining [at] gmail [dot] com',
    'infosys.joining(at)gmail.com',
    'infosys.joining (at) gmail (dot) com',
    'infosys.joining[@]gmail[.]com',
    'infosys.joining {at} gmail {dot} com',
    'infosys.joining at gmail dot com',
    'infosys.joining at gmail.com',
    'infosys dot joining at gmail dot com',
    'infosys [dot] joining [at] gmail [dot] com',
    'infosys.joining @ gmail.com',
    'infosys.joining  @gmail . com',
    'infosys.joining@gmail,com',
    'infosys.joining@gmail dot com',
    'INFOSYS.JOINING AT GMAIL DOT COM',
    'infosys.joining@gmail.com.',
    'infosys.joining@gmail.com.98200',
  ])('is read in "%s"', (address) => {
    expect(read(`Write to ${address} today`).filter((each) => each.startsWith('email'))).toEqual([
      'email infosys.joining@gmail.com',
    ]);
  });

  it.each([
    ['priya at sky-careers dot co dot in', 'email priya@sky-careers.co.in'],
    ['mail hr @ sky-careers.example', 'email hr@sky-careers.example'],
    ['x@fastmail.com', 'email x@fastmail.com'],
    ['Pay to hr.sky@okaxis.', 'upi hr.sky@okaxis'],
    ['hr.sky@ybl.Send a picture', 'upi hr.sky@ybl'],
    ['Pay to hr.sky@okaxis. In case of doubt ask.', 'upi hr.sky@okaxis'],
    ['Pay to hr.sky@okaxis,in advance.', 'upi hr.sky@okaxis'],
    ['Write to hr@gmail . com', 'email hr@gmail.com'],
    ['Write to hr@gmail. com', 'email hr@gmail.com'],
    ['priya.hr(at)ybl', 'upi priya.hr@ybl'],
    ['priya.hr [at] okaxis', 'upi priya.hr@okaxis'],
    ['priya.hr at ybl', 'upi priya.hr@ybl'],
    ['hr@mbk', 'upi hr@mbk'],
    ['priya@pingpay', 'upi priya@pingpay'],
    ['9820041537@ikwik', 'upi 9820041537@ikwik'],
    ['UPI: priya at paytm', 'upi priya@paytm'],
    ['wa[.]me/919820041537', 'messenger wa.me/919820041537'],
    ['wa(dot)me / 919820041537', 'messenger wa.me/919820041537'],
    ['t(dot)me/sahyadri', 'messenger t.me/sahyadri'],
    ['t dot me slash sahyadri', 'messenger t.me/sahyadri'],
    ['t [.] me/sahyadri', 'messenger t.me/sahyadri'],
    ['bit[.]ly/abc12', 'messenger bit.ly/abc12'],
    ['Telegram channel @skyline_hr', 'messenger t.me/skyline_hr'],
    ['telegram channel : skyline_hr', 'messenger t.me/skyline_hr'],
    ['telegram pe skyline_hr search karein', 'messenger t.me/skyline_hr'],
  ])('is read in "%s" as %s', (text, contact) => {
    expect(read(text)).toContain(contact);
  });

  it.each([
    'We meet at noon dot, please be on time.',
    'C# .NET at Pune and Java at Thane.',
    'Shift at 9.30 am, break at 1.30 pm, batch 5@10.30, desk 4 @ 11.30.',
    'Packing staff @ 25k per month, helpers @ Rs 18,000.',
    'Cook @ Pune, driver @ Thane.',
    'Follow us on Twitter @tcs_careers and Instagram @sahyadri_official.',
    'Telegram and Instagram marketing: Instagram @sahyadri_official.',
    'Telegram channel management and Telegram group marketing.',
    'Jobs at amazon.in and careers at infosys.com are listed there.',
    'Manager @ Booking.com, Developer @ Naukri.com. Apply for Rider @ Swiggy.com.',
    'Sell UPI devices at Paytm, pay staff at Airtel.',
    'Make an account at gmail.com and apply at outlook dot com.',
    'Work at Paytm, sales at Airtel, recovery at HDFC Bank, lead at Federal Bank.',
    'Look at me. Talk to that dot me person; do not dot me out.',
    'Sales process @ ICICI, collection @ IDFC, desk @ Bandhan, clerk @ UCO, officer @ IOB, branch manager @ Equitas.',
    'Interview (at) Pune, walk in [at] Thane office.',
    'Put a dot at the end. Gmail, Yahoo and Outlook users.',
    'Experience at Gmail scale; migration at Outlook and Yahoo.',
  ])('is not read in "%s"', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('a number to pay to', () => {
  const usesOf = (text: string) =>
    readContacts(foldCharacters(text)).map(({ kind, value, use }) => `${kind} ${value} ${use}`);

  it.each([
    'GPay 98200 41537',
    'Google Pay: +91 9820041537',
    'phonepe no 9820041537',
    'Phone Pe number - 98200-41537',
    'Paytm karo 9820041537',
    'UPI no. 9820041537',
    'गूगल पे नंबर 98200 41537',
    'फोनपे 9820041537',
    '98200 41537 (GPay)',
    '98200 41537 par phonepe karein',
    'GPay / PhonePe / Paytm 98200 41537',
    'GPay or PhonePe on 98200 41537',
  ])('is read in "%s"', (text) => {
    expect(usesOf(text)).toEqual(['phone 9820041537 payment']);
  });

  it('is read when it is disguised', () => {
    expect(usesOf('GPay 98200/41537')).toEqual(['hiddenPhone 9820041537 payment']);
  });

  it.each([
    'Salary by GPay or PhonePe. Contact 98200 41537.',
    'PhonePe sound box sales in Pune, call 98200 41537',
    'Call 98200 41537. PhonePe process, day shift.',
    'Paytm hiring: call 98200 41537',
    'Knows UPI, GPay, card machines; HR 98200 41537',
    'Call 98200 41537 PhonePe team leader',
  ])('is not read in "%s"', (text) => {
    expect(usesOf(text)).toEqual(['phone 9820041537 undefined']);
  });
});
