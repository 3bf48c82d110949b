import { anyOf, type Expression } from '../../engine/expression.ts';
import {
  employmentTypeLexeme,
  invitedLexeme,
  payLexeme,
  shiftLexeme,
  workModeLexeme,
} from '../../indexing/attribute-lexemes.ts';
import { educationLexeme, experienceLexeme, placeLexeme } from '../../indexing/create-lexemes.ts';
import type { ConditionKind } from './found-condition.ts';
import { anyWhere, titleWords, unlessDenied } from './word-expressions.ts';

/** A condition that phrases say; the patterns are those of word-pattern.ts. */
export interface PhraseRule {
  kind: ConditionKind;
  label: string;
  weight: 1 | 2 | 3;
  expression: Expression;
  isExcluded?: boolean;
  /** Whether commas and slashes may stand between the words of a pattern. */
  isLoose?: boolean;
  patterns: string[];
}

/** Words for a job, after which a preceding word describes how it is done. */
export const jobWords =
  'job|work|vacancy|opening|role|position|naukri|naukari|nokri|kaam|kam|opportunity|post|employment|career|hiring|नौकरी|काम|जॉब';
/** Words after which a level of school is a subject and not a qualification. */
export const teachingWords =
  'teacher|teaching|tutor|faculty|lecturer|professor|trainer|tuition|coaching|instructor|principal|student|maths|math|science|english|exam|board';

const either = (...parts: Expression[]): Expression => anyOf(parts);

const contractRoles =
  'manager|management|lawyer|law|labour|labor|administrator|administration|specialist|drafting|review|negotiation|executive|manufacturing|farming|analyst|coordinator|officer|compliance|staffing|lead|director|head|research|closure|procurement|logistics|packaging|engineering|and';

const internship = either(employmentTypeLexeme('internship'), 't.intern', 't.internship');

const employmentTypes: PhraseRule[] = [
  {
    kind: 'type',
    label: 'Part-time',
    weight: 3,
    expression: either(employmentTypeLexeme('part-time'), titleWords('part time'), 't.parttime'),
    patterns: [
      'part time (basis)',
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
    expression: either(employmentTypeLexeme('contract'), 't.freelance', 't.freelancer', 't.contractual'),
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

const workModes: PhraseRule[] = [
  {
    kind: 'mode',
    label: 'Work from home',
    weight: 3,
    expression: either(
      workModeLexeme('home'),
      placeLexeme('Remote'),
      't.wfh',
      't.remote',
      titleWords('work from home'),
    ),
    patterns: [
      'work|working|job from|at home|anywhere',
      'from home',
      'wfh',
      'w f h',
      'home based',
      'ghar se|baithe|bethe|baithkar|par|pe (kaam|kam|work)',
      'gharse',
      'घर से|बैठे (काम)',
      `online >${jobWords}|earning`,
      'fully|100 remote',
      'remote (work|working) !sensing|infrastructure|monitoring|desktop|access|control|pilot|area|location|operation',
    ],
  },
  {
    kind: 'mode',
    label: 'Hybrid work',
    weight: 2,
    expression: either(workModeLexeme('hybrid'), 't.hybrid'),
    patterns: [
      'hybrid (work|working) (mode|model) !mobile|app|application|cloud|vehicle|seed|electric|ev|car|mobility|maize|rice|powertrain|crop',
    ],
  },
  {
    kind: 'mode',
    label: 'Work at the office',
    weight: 1,
    expression: either(workModeLexeme('office'), titleWords('work from office')),
    patterns: [
      'work|working from|in|at office',
      'wfo',
      `on site >$|${jobWords}`,
      `onsite >$|${jobWords}`,
      `in office >${jobWords}`,
    ],
  },
];

const shifts: PhraseRule[] = [
  {
    kind: 'shift',
    label: 'Night shift',
    weight: 2,
    expression: either(shiftLexeme('night'), titleWords('night shift'), 't.nightshift'),
    patterns: [
      'night shift|duty|timing',
      'nightshift',
      'graveyard (shift)',
      'us shift|timing',
      `night >${jobWords}`,
      'night time',
      'raat|rat ki|ka shift|duty|naukri|job|kaam',
      '6|7|8|9|10 pm (to) 3|4|5|6|7 am',
    ],
  },
  {
    kind: 'shift',
    label: 'Day shift',
    weight: 2,
    expression: either(shiftLexeme('day'), titleWords('day shift'), titleWords('morning shift')),
    patterns: [
      'day shift|duty|timing',
      'dayshift',
      'morning|general shift|duty',
      'day time',
      'din|subah ki|ka|ke shift|duty|naukri|job|kaam',
      '8|9|10 am (to) 4|5|6|7 pm',
      `8|9|10 (to) 4|5|6|7 >shift|office|timing|duty|${jobWords}`,
    ],
  },
  {
    kind: 'shift',
    label: 'Evening shift',
    weight: 1,
    expression: anyWhere('evening shift'),
    patterns: ['evening|afternoon shift|duty'],
  },
  { kind: 'shift', label: 'UK shift', weight: 1, expression: anyWhere('uk shift'), patterns: ['uk shift|timing'] },
  {
    kind: 'shift',
    label: 'Rotational shift',
    weight: 2,
    expression: either(shiftLexeme('rotational'), 't.rotational'),
    patterns: ['rotational|rotating|rotation shift|duty', 'rotational'],
  },
  {
    kind: 'shift',
    label: 'Flexible hours',
    weight: 2,
    expression: either(shiftLexeme('flexible'), 't.flexible'),
    patterns: ['flexible|flexi (working|work) hour|timing|time|shift|schedule', 'flexitime', `flexible >${jobWords}`],
  },
];

/** Freshers: vacancies that are open to people without experience, or say so. */
export const fresherRule: PhraseRule = {
  kind: 'experience',
  label: 'Freshers',
  weight: 2,
  expression: either(experienceLexeme(0), 's.fresher'),
  patterns: [
    'fresher|freasher|fressher|frasher|freshar|फ्रेशर (candidate)',
    'no|without|zero|bina|0 (any) (work|prior|previous) experience|exp|expirience|anubhav|tajurba (ke|ki) (required|needed|necessary|chahiye)',
    'experience|exp|anubhav (is) not|nahi|nahin|nhi (required|needed|necessary|mandatory|hai|chahiye)',
    'not require|required|need experience',
    'experience|exp|anubhav ke bina',
    'entry level',
    'fresh|recent graduate|passout',
    'recently|just graduated',
    'beginner',
  ],
};

const withoutDegree: PhraseRule[] = [
  {
    kind: 'education',
    label: '10th or 12th pass',
    weight: 2,
    expression: either(educationLexeme('10th'), educationLexeme('12th'), '10th', '12th'),
    patterns: [
      'no|without|bina (any) degree|qualification|education|graduation|padhai|padhe (ke|required|needed|necessary)',
      'degree|graduation|qualification|education (is) not|nahi|nhi (required|needed|necessary|chahiye)',
      'non graduate',
      'uneducated|illiterate|anpadh',
    ],
  },
];

const targets: PhraseRule = {
  kind: 'exclusion',
  label: 'No targets',
  weight: 2,
  isExcluded: true,
  expression: { all: ['s.target', { not: either('s.no', 's.non', 's.nontarget', 's.without') }] },
  patterns: ['no|without|bina|non (any) (sale) target (ke|based)', 'target nahi|nahin|nhi (chahiye)', 'target ke bina'],
};

/** What "non" denies in a keyword, with words of titles of that kind. "Non voice" and "non veg" name work themselves. */
const denials: [string, string[]][] = [
  ['it', ['it', 'software', 'developer', 'programmer']],
  ['technical|tech', ['technical', 'tech', 'engineer', 'technician', 'developer', 'programmer']],
  ['teaching|academic', ['teaching', 'academic', 'teacher', 'lecturer', 'professor', 'tutor']],
  ['sale|selling', ['sale', 'telesale', 'salesman']],
  ['medical|clinical', ['medical', 'clinical', 'doctor', 'nurse']],
  ['bank|banking', ['bank', 'banking']],
];
const notDenied: PhraseRule[] = denials.map(([words, titles]) => ({
  kind: 'exclusion',
  label: `Without: ${words.split('|')[0] === 'it' ? 'IT' : (words.split('|')[0] ?? '').replace(/^sale$/, 'sales')}`,
  weight: 3,
  isExcluded: true,
  expression: anyOf(titles.map(unlessDenied)),
  patterns: [
    `non ${words} (based|related) !recruiter|recruitment`,
    `non${words.replaceAll('|', '|non')} (based|related)`,
  ],
}));

/** Words for women after which a vacancy is for them. */
const women = 'woman|women|lady|female|girl|mahila|mahilaon|mahilao|ladkiyon|ladki|aurat|auraton|महिला|महिलाओं';
const afterGroup = `$|in|at|near|only|from|with|without|above|below|part|full|night|day|work|fresher|returning|and|or|${jobWords}`;

/** People that somebody else works for: "disabled children teacher". */
const notInvited = 'child|children|kid|student|care|school|home|patient|elderly|adult';

const groups: PhraseRule[] = [
  {
    kind: 'group',
    label: 'Women returning to work',
    weight: 3,
    expression: either(invitedLexeme('women-returning'), 't.returnship', titleWords('career break')),
    patterns: [
      'woman|women|female|lady returning|returnee|restart|rejoining (to|after) (work|break)',
      'returnship (program|programme)',
      'return ship',
      'restart|relaunch|resume (my|your) career',
      'career restart|relaunch|comeback|gap',
      'after|post (a) (career|maternity|long) break|gap',
      'career break',
      'second career (for) (women)',
    ],
  },
  {
    kind: 'group',
    label: 'For women',
    weight: 2,
    expression: either(
      invitedLexeme('women'),
      invitedLexeme('women-returning'),
      ...['female', 'lady', 'woman', 'women', 'girl', 'housewife'].map((word) => `t.${word}`),
    ),
    patterns: [
      `for (married|young|working) ${women} (candidate|staff) >${afterGroup}`,
      `${women} (ke|ki|k) liye`,
      `${women} के लिए`,
      `${women} candidate|applicant|only`,
      `only ${women}`,
      `${women} >job|vacancy|opening|naukri|naukari|nokri|fresher|required|wanted|नौकरी|जॉब`,
      '(for) housewife|housewive|homemaker (ke|ki) (liye)',
    ],
  },
  {
    kind: 'group',
    label: 'For people with disabilities',
    weight: 3,
    expression: either(invitedLexeme('disabled'), 't.pwd', 't.disabled', 't.handicapped', 't.divyang'),
    patterns: [
      `(for) (the) (physically) handicapped|handicap|challenged|disabled (person|people|candidate) !${notInvited}`,
      `(for) differently|specially abled (person|people|candidate) !${notInvited}`,
      '(for) divyang|divyangjan (ke|candidate) (liye)',
      '(for) person|people|candidate with disability',
      'pwd candidate|category|quota',
    ],
  },
  {
    kind: 'group',
    label: 'For former soldiers',
    weight: 3,
    expression: either(
      invitedLexeme('veterans'),
      't.serviceman',
      't.servicemen',
      't.exserviceman',
      't.exservicemen',
      titleWords('ex army'),
    ),
    patterns: [
      '(for) ex serviceman|servicemen|army|military|defence|defense|navy|fauji (candidate)',
      '(for) ex service man|men',
      '(for) exserviceman|exservicemen',
      '(for) retired army|defence|military|fauji',
      'for veteran',
    ],
  },
];

/** Words that ask for nothing a search could filter by. */
const noise: PhraseRule = {
  kind: 'noise',
  label: '',
  weight: 1,
  expression: anyOf([]),
  isLoose: true,
  patterns: [
    'high|higher|highest|good|best|better|handsome|attractive|decent|nice|top|achi|acchi|achchi|achhi|badhiya salary|pay|package|paying|paid|income|stipend|ctc',
    'well|highly paid|paying',
    'salary negotiable',
    'salary no bar',
    'fresher (or|and|both|ya|aur) experienced|experience (both)',
    'experienced (or|and|ya|aur) fresher',
    '~customer|user|guest|client|candidate|digital|retail|patient|employee|brand|visitor (work|working) experience in',
    'experience required|needed|wanted',
    '~customer|user|guest|client|candidate|digital|retail|patient|employee|brand|visitor|work experience|exp >$',
    'i am|m (currently) (looking|searching) (for)',
    'i have|need|want !not|no',
    'iam (looking|searching) (for)',
    '~domain (good|basic|sound) knowledge (of|in) !process|management|transfer|base|graph|center|centre|manager|partner|associate|officer|engineer|services|panel|hub',
    'with experience >$|in',
    'immediate|immediately|urgent|urgently join|joining|joiner|hiring|required|requirement|vacancy',
    'join immediately|immediate|asap',
  ],
};

/** Conditions on ways of working, experience and groups, and noise. */
export const workRules: PhraseRule[] = [
  ...employmentTypes,
  ...workModes,
  ...shifts,
  fresherRule,
  ...withoutDegree,
  targets,
  ...notDenied,
  ...groups,
  noise,
];
