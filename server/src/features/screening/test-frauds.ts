export interface FraudPosting {
  title: string;
  description: string;
  /** The company that posts it; another one by default. */
  company?: string;
}

/** The private address of the fraud in the name of a well-known company. */
export const PRIVATE_CONTACT = 'infosys.joining@gmail.com';

/**
 * For tests: a posting of a fraud in the name of a well-known company, and ten rewordings of it; each must be held at every
 * entry point. The rewordings name no well-known company, so that only their text holds them.
 */
export const fraudPostings: readonly [FraudPosting, ...FraudPosting[]] = [
  {
    title: 'Back office executive (women only)',
    company: 'Infosys',
    description: `Work from home, ₹38,000 a month. Registration fee Rs 999, pay by UPI. For women only. Write to ${PRIVATE_CONTACT}.`,
  },
  {
    title: 'Back office staff at home',
    description: 'Monthly salary 38,000. To register please pay 999 rupees through Google Pay before the interview.',
  },
  {
    title: 'Home based back office',
    description:
      'Earn well at home. A refundable security deposit of Rs. 1,500 is collected before your joining letter.',
  },
  {
    title: 'Data work at home for ladies',
    description: 'घर बैठे काम करें। पंजीकरण शुल्क 999 रुपये, फोनपे पर भेजें।',
  },
  {
    title: 'Ghar baithe data entry',
    description: 'Registration ke 999 rupaye pehle jama karne honge, uske baad joining.',
  },
  {
    title: 'Office assistant, remote',
    description: 'No interview. R e g i s t r a t i o n  f e e: 999 Rs only, scan the QR code.',
  },
  {
    title: 'Office assistant, remote, urgent',
    description: 'Rеgіstrаtіоn fее Rs 999 is to be paid by each candidate before the training begins.',
  },
  {
    title: 'Remote office helper',
    description: 'Reg1stration f33 ₹999. Your salary account is opened on the same day.',
  },
  {
    title: 'Back office at home, laptop given',
    description: 'The laptop is sent after you transfer Rs 1,250 for courier and insurance.',
  },
  {
    title: 'Typing at home',
    description: 'We never cheat anyone. Only the ID card charge of five hundred rupees must be paid in advance.',
  },
  {
    title: 'Back office, part time',
    description:
      'Interview is free of cost, but 799/- for your training kit has to be deposited by selected candidates.',
  },
];

/** For tests: honest postings that mention money. */
export const honestPostings: readonly { title: string; description: string }[] = [
  {
    title: 'Back office executive',
    description: 'We never take a registration fee or a security deposit. Report anyone who asks you to pay by UPI.',
  },
  {
    title: 'Fee counter assistant',
    description: 'Collect tuition fees from parents, issue receipts, deposit the cash in the bank each evening.',
  },
  {
    title: 'Field engineer',
    description:
      'Uniform, laptop and training are provided. Travel cost is reimbursed, medical test charges are borne by us.',
  },
];
