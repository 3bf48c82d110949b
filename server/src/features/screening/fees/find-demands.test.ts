import { expect, it } from 'vitest';
import { foldCharacters } from '../text/fold-characters.ts';
import { findDemands, findDemandsInAll } from './find-demands.ts';
import { HIGH_SCORE, MEDIUM_SCORE } from './found-demand.ts';

const find = (text: string) => findDemands(foldCharacters(text));
const isHigh = (text: string) => find(text).some(({ score }) => score >= HIGH_SCORE);

it.each([
  ['registration', 'Registration fee Rs 750 before the interview.'],
  ['deposit', 'A refundable security deposit of Rs 2,000 is taken.'],
  ['training', 'Training charges of ₹3,500 are compulsory.'],
  ['kit', 'You pay 1200/- for the uniform.'],
  ['documents', 'Documentation charges Rs 900 by the candidate.'],
  ['verification', 'Gate pass charges 1,850, payable before joining.'],
  ['dispatch', 'Courier charges Rs 180 to get the parcel.'],
  ['placement', 'Placement fee of Rs 8,000 after selection.'],
])('finds what a fee is said to be for: %s', (occasion, text) => {
  const [first] = find(text);
  expect(first?.occasion).toBe(occasion);
  expect(first?.score).toBeGreaterThanOrEqual(HIGH_SCORE);
});

it.each([
  ['Hindi', 'पंजीकरण शुल्क 600 रुपये जमा करें'],
  ['Hindi with digits of Devanagari', 'रजिस्ट्रेशन फीस ₹५०० भेजें'],
  ['Hindi in Latin letters', 'Form bharne ke 300 rupaye lagenge'],
  ['other spellings', 'Registraton fess 450 paytm kre'],
  ['numbers in words', 'Pay five hundred rupees for registration'],
  ['numbers in Hindi words', 'Registration ke do hazaar rupaye dene honge'],
  ['thousands with k', 'Security money 5k, refundable'],
  ['words written as one', 'Registrationfee Rs500 only'],
  ['letters with spaces', 'r e g i s t r a t i o n f e e 500 Rs'],
  ['digits for letters', 'Reg1stration f33 Rs 500'],
  ['signs for letters', 'Reg!stration f€e 500'],
  ['letters for digits', 'Uniform 5OO rs, pay on joining'],
  ['letters for digits within groups', 'Joining kit for l,499'],
  ['letters for all digits', 'Rs SOO for the form'],
  ['words in pieces', 'Regi-stra-tion fe.es 500'],
  ['digits that are said', 'Send one nine nine nine on G-Pay for the kit'],
  ['numbers in words with spaces between the letters', 'Send t w e l v e h u n d r e d for the kit'],
  ['numbers written as one word', 'Kit ke liye twelvehundred bhejo'],
  ['repeated digits that are said', 'Form charge is five double zero'],
  ['numbers of Hindi between ten and a hundred', 'Kit ke barah sau rupaye dene honge'],
  ['numbers of Hindi with a half', 'Sadhe teen hazar do aur joining lo'],
  ['numbers of Hindi in Devanagari', 'नौ सौ निन्यानवे रुपये फीस है'],
  ['a threat', 'Fees nahi doge to joining nahi hogi, 500 rs registration'],
  ['a double negation', 'No joining letter without the registration fee of Rs 500'],
  ['a denial of something else', 'No interview. Registration fee Rs 500.'],
  ['a denial with an exception', 'No charges, only Rs 500 for the ID card to be paid'],
  ['what is not given back', 'The registration fee of Rs 500 is not refundable'],
  ['verbs that take a sum', 'Keep Rs 2,200 ready for the interview'],
  ['verbs that a sum is before', 'Your slot lapses unless Rs 300 reaches us'],
  ['what a sum does', '500 rupees activates your work ID'],
  ['what is paid first', 'Pay Rs 999 first, then work'],
  ['what is given for a sum', 'Pehle 999 dalo fir ID password milega'],
  ['a price', 'You get the work with our Rs 2,499 package'],
  ['a price in Hindi', 'Seat rokne ka 1000, baaki baad me'],
  ['verbs of putting and bringing', 'Pehle 999 dalo fir ID password milega, aate waqt 500 lekar aana'],
  ['a bare figure with a word of price', 'Interview call sirf 499'],
  ['what happens without the money', 'Your ID will be blocked if Rs 450 is not paid'],
  ['a part of the pay', 'Half of your first salary goes to the consultancy'],
  ['the pay of a month', 'One month salary is our charge'],
  ['the pay of a month in Hindi', 'पहली तनख्वाह का आधा हिस्सा एजेंसी का'],
  ['what the employer does not give', 'Hum sirf 1000 lete hai, baki sab company deti hai'],
])('finds a demand in %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['words without vowels', 'Data entry frm hme, reg chrg jst 299'],
  ['words with few vowels', '1 tym membrshp fee. no hiden chrges. cl now'],
  ['words of text messages', 'Rgstrtn 350 pymt b4 joing'],
  ['what a member pays', 'Roz 700 kamao, sirf 199 mein member bano'],
  ['what a member pays, in Hindi', 'रोज 700 कमाएं, सिर्फ 199 में मेंबर बनें!'],
  ['what a member pays, in English', 'Become a member for Rs 199 and earn 500 daily.'],
  ['the opening of an account', 'वेतन खाता खुलवाने के २,००० रुपये हमारे अधिकारी के खाते में डालें।'],
  ['one who takes it', 'Software install karne wala banda 650 leta hai, wo aap seedha usko dena.'],
  ['one who takes it, in English', 'The technician takes 650 for installing, give it to him directly.'],
  ['one who works for the company', 'Police verification done by company agent - 1100 rs.'],
  ['what something comes to', 'Our file handling comes to Rs. 1,25,000 which may be remitted in three parts.'],
  ['syllables with full stops', 'र.जि.स्ट्रे.श.न मात्र पांच सौ'],
  ['syllables with other signs', 'सि+क्यो+रि+टी 1000 रुपये'],
  ['syllables with spaces', 'र जि स्ट्रे श न 400 रुपये'],
  ['pieces after what is free', 'खाना फ्री 🏭 र.जि.स्ट्रे.श.न मात्र पांच सौ'],
  ['a share of the pay that is ours', '15 din ki salary humari, bas.'],
  ['a share of the pay from the candidate', 'Placement: 8.33% of CTC from candidate in 2 parts.'],
  ['a deposit that is kept', 'Against the phone 2,500 lies with us.'],
  ['a sentence about the frauds of others', 'Log fraud krte h, hum zyada nhi lete, sirf 280 id card k liye'],
])('finds a demand in %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  'We charge no registration fee.',
  'There are no charges of any kind at any stage.',
  'Never pay anyone for a job.',
  'We do not ask for a security deposit, training fee or payment for the kit.',
  'Registration is free of cost.',
  'Registration fee: Nil',
  'Registration fee Rs 0',
  'Koi registration fees nahi hai.',
  'Kisi bhi prakar ka shulk nahi liya jata.',
  'हम कोई शुल्क नहीं लेते।',
  'आवेदन नि:शुल्क है, कोई फीस नहीं।',
  'If anyone asks you for a registration fee of Rs 500, report it.',
  'Beware of fraudsters who demand a security deposit of Rs 2,000 through UPI.',
  'No refundable deposit is taken for the laptop.',
])('finds no demand where it is denied or warned of: %s', (text) => {
  expect(find(text).filter(({ score }) => score >= MEDIUM_SCORE)).toEqual([]);
});

it.each([
  ['collected from others', 'Collect admission fees from students and issue receipts.'],
  ['names of jobs', 'Verification officer, salary Rs 18,000 a month.'],
  ['pay', 'Salary ₹15,000 to ₹20,000 per month, joining bonus ₹2,000.'],
  ['what the company gives', 'Uniform, ID card and training are provided by the company.'],
  ['what the company bears', 'Medical test charges are borne by the company.'],
  ['parts of codes', 'Senior engineer (AMT/282/2024), GO-PAY at C42'],
  ['papers that are submitted', 'Submit your documents before joining.'],
  ['what customers pay', 'Customers deposit Rs 500 for each locker at the desk.'],
  ['what others are asked for', 'Ask the parents to pay the registration fee of Rs 500 by UPI.'],
  ['what is taken from others', 'Take Rs 50 parking charges from drivers and give a ticket.'],
  ['what is paid to the job seeker', 'The form is Rs 200 and is paid at your counter.'],
  ['what is claimed', 'Candidates can claim Rs 500 travel cost at the interview.'],
  ['what is reimbursed', 'Agents pay a licence fee of Rs 500, which we reimburse.'],
  ['what is due on leaving', 'Training cost of Rs 20,000 is recovered if you leave within a year.'],
  ['what is due for a loss', 'The cost of a lost ID card, Rs 200, is deducted from salary.'],
  ['what the company pays', 'The company pays the visa charges of ₹35,000 and the ticket.'],
  ['what is worth a sum', 'Training worth Rs 25,000 without any charge to you.'],
  ['pay for each piece', 'Har delivery par 35 rupaye, hafte me payment.'],
  ['what is got', 'Candidates who have their own two-wheeler will get Rs 4,000 extra.'],
  ['what another pays', 'Each learner pays Rs 800 for the driving class and you note it.'],
  ['what something is worth', 'You must have a smartphone worth at least Rs 8,000.'],
  ['the limit of what is paid', 'Your bus ticket is paid up to Rs 300.'],
  ['what is lent', 'Mess is free; Rs 500 refundable key deposit for the room.'],
  ['names of interfaces', 'Device drivers, RS232 and RS-485.'],
  ['an option', 'The company bus is optional, Rs 400 a month.'],
  ['nothing', 'Check their deposit, withdrawal and wallet balance. TA 4k. Nothing is to be deposited by supervisor.'],
  ['pay for the training', 'Salary 14,500 aur 1500 attendance. 20 din ki training jiska paisa milega.'],
  ['a day of the month', 'Bina shulk avedan. 25 tak bhejo.'],
  ['the day before which one sends', 'Send 28 November tak, resume only.'],
  ['abbreviations', 'Ernst manager, LCNC developer, CRD desk, 500 staff.'],
  ['commission', 'Salary of one month as bonus, and commission on sales.'],
])('takes for no demand: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});

it.each([
  ['what we send', 'Mystery shopper: we send ₹700 for the meal in advance.'],
  ['what we pay, in Hindi', 'Police verification ka 100 hum bharenge.'],
  ['what the agency pays', 'पुलिस वेरिफिकेशन का खर्च एजेंसी उठाती है।'],
  ['what is transferred to the account', 'Rs 50,000 transferred to your bank account on the day you report.'],
  ['pay with a meal', 'Check hall ticket, ID. ₹750 + lunch, same day.'],
  ['pay for a shift', 'Exam centre, ID check, ₹750 for two shifts.'],
  ['pay by weight', 'Papad rolling, dough ours, ₹58 a kilo to you.'],
  ['pay for training', 'Trng 10 days paid @400.'],
  ['food', 'Khana 2 time 1,800 katega; jo ghar se laye uska nahi.'],
  ['shares', 'Personal training ka 50% aapka.'],
  ['what is lent', 'Tool kit lagbhag 6000 ki di jaati hai.'],
  ['statutory deductions', 'Labour welfare fund Rs 20 half yearly from worker.'],
])('takes not even for a possible demand: %s', (_case, text) => {
  expect(find(text).filter(({ score }) => score >= MEDIUM_SCORE)).toEqual([]);
});

it.each([
  ['Telugu', 'Mundu 1,500 kattali, tarvata joining letter.'],
  ['Tamil', 'Registration ku 500 rubai kattanum, illana seat illa.'],
  ['Kannada', 'Consultancy ge ondu saavira kodbeku, select aada mele.'],
  ['Malayalam', 'Documentation nu 2,000 roopa adakkanam.'],
  ['Bengali', 'ID card er jonno 300 taka dite hobe.'],
  ['Marathi', 'Form che 250 rupaye bharave lagtil.'],
  ['Gujarati', 'ID card mate 400 rupiya aapva padshe.'],
  ['Punjabi', 'Medical de 800 rupaye dene paine ne.'],
])('finds a demand with verbs of %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['a code', 'Share the OTP that comes on your phone.'],
  ['a code in Hindi', 'Verification ke liye OTP batana hoga.'],
  ['a card', 'Submit your ATM card on the day of joining.'],
  ['cheques', 'Furnish two signed blank cheques prior to joining.'],
  ['a cheque', 'Leave a signed blank cheque with the office.'],
])('finds who asks for access to money: %s', (_case, text) => {
  expect(find(text)).toMatchObject([{ occasion: 'access' }]);
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['a warning', 'Never share your OTP with anyone.'],
  ['customers', 'Take the OTP of the customer and enter it in the app to close the delivery.'],
  ['a copy', 'Submit a copy of a cancelled cheque book page for the salary account.'],
])('takes for no demand for access: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});

it.each([
  ['phone numbers', 'Call 98200 12345 between ten and five.'],
  ['names of products', 'Skills: Windows, Active Directory, Office 365, Networking and candidate tracking.'],
])('reads no sum in %s', (_case, text) => {
  expect(find(text)).toEqual([]);
});

const head = 'Packers for our store in Guntur. Work is light and timings are ten to six, Sunday closed.';
it.each([
  ['a sum for which a thing happens', `${head} Your name goes on the list once 650 has come to our desk, not before.`],
  ['goods first', `${head} You take the first carton of twenty bottles from us for 1,900, sell it and keep the gain.`],
])('finds by its wording %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it.each([
  ['pay', `${head} Salary is 14,500 in hand with PF and ESI, and overtime is paid each Saturday.`],
  [
    'work with money',
    `${head} You count the cash of the day with the owner and take it to the bank, about 40,000 a day.`,
  ],
  ['what the company gives', `${head} Two sets of uniform and shoes are given by us, and nothing is cut for them.`],
])('takes for no demand by its wording: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});

it.each([
  ['a day and its pay', 'Tempo helper daily 450 cash same day. Mandi gate 3'],
  ['measures of people', 'Security guards for a mall. Height 5 ft 8. Age 21 to 35 only.'],
  ['a number to call', 'Send your CV, whatsapp +91 98200 41537 only. Day shift in Pune.'],
  ['pay as the first word', 'The supervisor takes 12 trips each day and keeps 3 helpers per shift. Pay 15000.'],
  ['a time of the day', 'Cook 4 bachelors, BTM 2nd stg, mrng only, 6k'],
  [
    'what others do, which is false',
    'We got complaints that some person is taking Rs 500 to arrange interview at our plant. This is false.',
  ],
])('takes for no demand in a short advertisement: %s', (_case, text) => {
  expect(isHigh(text)).toBe(false);
});

it.each([
  ['a fee of each day', 'Tempo helper. Daily 50 to the munshi at the gate, before the trip.'],
  ['pay as an order', 'Pay 1500 at the desk and take your gate pass.'],
  ['only and a sum', 'Cook for bachelors. Joining card only, 600, pay before Monday.'],
  ['a complaint', 'Do not complain later. Registration 500 to be paid first.'],
])('finds a demand that is close to them: %s', (_case, text) => {
  expect(isHigh(text)).toBe(true);
});

it('finds the same in the lines that can hold a demand as in the whole text', () => {
  const lines = [
    'Our team in Pune grows.',
    '',
    'Benefits: paid leave and training',
    'You must bring it before joining.',
    'Registration fee Rs 500',
    'Some agents ask for money.',
    'Report them.',
    'Only for selected candidates',
    'Rs',
    'sOO first',
    'फीस 300 रुपये',
    'Skills: Excel',
  ];
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  for (let i = 0; i < 400; i++) {
    const text = foldCharacters(Array.from({ length: 1 + random(12) }, () => lines[random(lines.length)]).join('\n'));
    expect(findDemands(text)).toEqual(findDemandsInAll(text));
  }
});

it('looks at a bounded number of words for each word of a hostile text', () => {
  const work = (repeats: number) => {
    let words = 0;
    findDemands(foldCharacters('registration fee Rs 500 nahi without '.repeat(repeats)), (count) => (words += count));
    return words;
  };
  const [small, large] = [work(200), work(20_000)];
  expect(large).toBeGreaterThan(0);
  expect(large).toBeLessThanOrEqual(100 * small * 1.01);
});

it('quotes well-formed words, also where an emoji is at the end of the quotation', () => {
  for (let filler = 0; filler < 4; filler++) {
    const text = `Registration fee ${'x'.repeat(filler)} ${'😀'.repeat(100)} Rs 750 to be paid before the interview.`;
    for (const { words } of find(text)) expect(words.isWellFormed(), words).toBe(true);
  }
});
