import type { Occasion } from '../fees/concepts.ts';
import type { RuleDefinition } from '../screened-posting.ts';

const fee = (id: string, what: string, label: string): RuleDefinition => ({
  id,
  kind: 'fee',
  level: 'high',
  label,
  explanation: `It asks job seekers to pay ${what}. Nobody may take money for a job.`,
  takesPhrases: true,
});

/** The rule of each occasion of a fee. */
export const feeRules: Record<Occasion | 'other', RuleDefinition> = {
  registration: fee('fee-registration', 'for registration, an interview or joining', 'Fee for registration or joining'),
  deposit: fee('fee-deposit', 'a security deposit', 'Security deposit'),
  training: fee('fee-training', 'for training or a certificate', 'Fee for training'),
  kit: fee('fee-kit', 'for a kit, uniform, ID card or device', 'Fee for kit, uniform or ID card'),
  documents: fee('fee-documents', 'for documents, insurance, visa or tickets', 'Fee for documents'),
  verification: fee(
    'fee-verification',
    'for a verification, medical test or gate pass',
    'Fee for verification or a pass',
  ),
  dispatch: fee('fee-dispatch', 'for courier or dispatch', 'Fee for courier'),
  placement: fee('fee-placement', 'for the job itself or an agency', 'Fee for the job'),
  purchase: fee('fee-purchase', 'for goods or a starter pack that they shall buy first', 'Buys goods first'),
  investment: fee('fee-investment', 'capital, a loan or a loan in their name', 'Invests or lends money'),
  access: {
    ...fee('fee-access', '', 'Gives away access to money'),
    explanation: 'It asks job seekers for a code, card, cheque or bank account with which their money can be taken.',
  },
  retention: {
    ...fee('fee-retention', '', 'Keeps original documents'),
    explanation:
      'It asks job seekers to leave their original certificates or identity documents, which are given back for money or not at all.',
  },
  other: fee('fee-payment', 'without saying what for', 'Payment without a purpose'),
};

const rule = (
  id: string,
  kind: RuleDefinition['kind'],
  level: RuleDefinition['level'],
  label: string,
  explanation: string,
  takesPhrases = false,
): RuleDefinition => ({ id, kind, level, label, explanation, takesPhrases });

/** All other rules. */
export const otherRules = {
  feeWording: rule(
    'fee-wording',
    'fee',
    'high',
    'Worded like a demand for money',
    'No single statement asks for money, but its wording is that of postings that do.',
  ),
  feePossible: rule(
    'fee-possible',
    'fee',
    'medium',
    'Possible fee',
    'It may ask job seekers to pay; the words leave it open.',
  ),
  upi: rule('contact-upi', 'contact', 'high', 'UPI id', 'It names a UPI id. Employers do not need one to hire.'),
  bank: rule('contact-bank', 'contact', 'medium', 'Bank account', 'It names a bank account to pay into.'),
  messenger: rule(
    'contact-messenger',
    'contact',
    'medium',
    'Messenger link',
    'It leads to a group or chat outside the portal.',
    true,
  ),
  paymentNumber: rule(
    'contact-payment-number',
    'contact',
    'medium',
    'Number to pay to',
    'It names a phone number for payments by an app. Employers do not need one to hire.',
  ),
  hiddenPhone: rule(
    'contact-hidden-phone',
    'contact',
    'medium',
    'Disguised phone number',
    'It writes a phone number so that it is not recognised.',
  ),
  phone: rule('contact-phone', 'contact', 'low', 'Phone number in the text', 'It names a phone number in its text.'),
  knownNameFreeMail: rule(
    'known-name-mail',
    'identity',
    'high',
    'Well-known name with private contact',
    'It uses the name of a well-known employer, but its contact is a private mail address or chat.',
  ),
  knownNamePossible: rule(
    'known-name-possible',
    'identity',
    'medium',
    'Well-known name and possibly private contact',
    'It has the name of a well-known employer among other words and a private contact, or only a WhatsApp number as contact.',
  ),
  knownNameDomain: rule(
    'known-name-domain',
    'identity',
    'medium',
    'Well-known name with another domain',
    'It uses the name of a well-known employer, but its website or mail address is of another domain.',
  ),
  imitatedName: rule(
    'imitated-name',
    'identity',
    'medium',
    'Name like a well-known one',
    'Its company name is almost that of a well-known employer.',
  ),
  checkedCompany: rule(
    'checked-company',
    'identity',
    'medium',
    'Checked company with another contact',
    'It names a company that staff have checked, but its contact is not the one that was confirmed.',
  ),
  knownFraud: rule(
    'known-fraud',
    'identity',
    'high',
    'Repeats a fraud',
    'It repeats a posting that was closed as fraud.',
  ),
  fraudTrace: rule(
    'known-fraud-trace',
    'identity',
    'medium',
    'Website or logo of a fraud',
    'Its website or logo was in a posting that was closed as fraud.',
  ),
  sex: rule('condition-sex', 'condition', 'medium', 'Condition of sex', 'It takes only women or only men.', true),
  sexTitle: rule(
    'condition-sex-title',
    'condition',
    'low',
    'Sex in the title',
    'Its title names a sex. Say what the work needs instead.',
  ),
  marital: rule(
    'condition-marital',
    'condition',
    'medium',
    'Condition of marriage',
    'It makes marriage a condition.',
    true,
  ),
  faith: rule(
    'condition-faith',
    'condition',
    'medium',
    'Condition of religion or caste',
    'It makes religion or caste a condition.',
    true,
  ),
  age: rule('condition-age', 'condition', 'low', 'Condition of age', 'It makes age a condition.', true),
  pay: rule(
    'pay-out-of-line',
    'pay',
    'medium',
    'Pay out of line',
    'Its pay is far above what this work is usually paid.',
  ),
  easyPay: rule(
    'pay-easy-work',
    'pay',
    'medium',
    'High pay for simple work',
    'It promises high pay for simple work from home.',
    true,
  ),
  copied: rule(
    'repeat-copied',
    'repeat',
    'medium',
    'Text of another company',
    'Its text is that of a vacancy of another company.',
  ),
  flood: rule(
    'repeat-flood',
    'repeat',
    'medium',
    'Many in a short time',
    'The company posted unusually many vacancies within a day.',
  ),
} as const satisfies Record<string, RuleDefinition>;

/** Every screening rule, in the order of the staff console. */
export const ruleDefinitions: readonly RuleDefinition[] = [...Object.values(feeRules), ...Object.values(otherRules)];
