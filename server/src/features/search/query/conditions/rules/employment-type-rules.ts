import { employmentTypeLexeme, payLexeme } from '../../../indexing/attribute-lexemes.ts';
import { titleWords } from '../word-expressions.ts';
import { either, jobWords, type PhraseRule } from './phrase-rule.ts';

/** Words after "contract" that make it the subject of the work instead of its type. */
const contractRoles =
  'manager|management|lawyer|law|labour|labor|administrator|administration|specialist|drafting|review|negotiation|executive|manufacturing|farming|analyst|coordinator|officer|compliance|staffing|lead|director|head|research|closure|procurement|logistics|packaging|engineering|and';

const internship = either(employmentTypeLexeme('internship'), 't.intern', 't.internship');

const partTime = either(employmentTypeLexeme('part-time'), titleWords('part time'), 't.parttime');
const contract = either(employmentTypeLexeme('contract'), 't.freelance', 't.freelancer', 't.contractual');

/** Full-time, part-time, internship, contract, walk-in. */
export const employmentTypeRules: PhraseRule[] = [
  {
    kind: 'type',
    label: 'Part-time',
    weight: 3,
    expression: partTime,
    near: contract,
    patterns: [
      '(weekend|weekends) part time (basis)',
      'parttime (basis)',
      'half day !leave',
      'half time',
      'few hour',
      '1|2|3|4|5 (to) (2|3|4|5) hour|hr|ghante|ghanta (ka|ki|daily|only) !experience|support|tat',
      `weekend >only|${jobWords}`,
      'only weekend',
      `saturday|sat sunday|sun >only|${jobWords}`,
    ],
  },
  {
    kind: 'type',
    label: 'Full-time',
    weight: 1,
    expression: either(employmentTypeLexeme('full-time'), titleWords('full time'), 't.fulltime'),
    patterns: ['full time (basis)', 'fulltime (basis)', `permanent >$|${jobWords}`],
  },
  {
    kind: 'type',
    label: 'Internship',
    weight: 3,
    expression: internship,
    patterns: ['(summer|winter|virtual) internship (program|programme)', '(summer|winter) intern'],
  },
  {
    kind: 'type',
    label: 'Internship with a stipend',
    weight: 3,
    expression: { all: [internship, either('stipend', payLexeme('10'))] },
    patterns: ['paid|stipend (based) internship|intern', 'internship with (a|good|some) stipend', 'internship stipend'],
  },
  {
    kind: 'type',
    label: 'Internship or stipend',
    weight: 2,
    expression: either(employmentTypeLexeme('internship'), 'stipend'),
    patterns: ['(with) stipend (based)'],
  },
  {
    kind: 'type',
    label: 'Contract or freelance',
    weight: 3,
    expression: contract,
    patterns: [
      'contract basis|based',
      `contract ~vendor|supply|legal|commercial|rate|service|smart|and !${contractRoles}`,
      'contractual (basis)',
      'on contract (basis)',
      'contract to hire',
      'c2h',
      'freelance|freelancer|freelancing',
      'temporary (basis)',
      `temp >${jobWords}`,
      `short term >${jobWords}`,
    ],
  },
  {
    kind: 'type',
    label: 'Walk-in',
    weight: 2,
    expression: either(employmentTypeLexeme('walk-in'), 'walkin', titleWords('walk in')),
    patterns: [
      'walk in|ins (interview|drive) !cooler|closet|freezer|wardrobe|chiller',
      'walkin (interview|drive)',
      'walking interview',
      'direct|directly|spot interview|joining|offer|selection',
      'face to face interview',
      'interview today|tomorrow',
    ],
  },
];
