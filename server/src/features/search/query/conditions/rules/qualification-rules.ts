import { anyOf, type Expression } from '../../../engine/expression.ts';
import {
  occupationLexeme,
  type QualificationFamily,
  qualificationLexeme,
} from '../../../indexing/attribute-lexemes.ts';
import { educationLexeme } from '../../../indexing/create-lexemes.ts';
import type { Occupation } from '../../../occupations/index.ts';
import { either, jobWords, type PhraseRule, teachingWords } from './phrase-rule.ts';

interface QualificationLexemes {
  family?: QualificationFamily;
  choices?: string[];
  lexemes?: string[];
  notOnly?: string[];
  occupations?: Occupation[];
  usual?: Occupation[];
  /** Education choices that such people may apply for too. */
  open?: string[];
  /** Words of titles of work for them that does not state the qualification. */
  titles?: string[];
}

/** Professional examinations, which a degree in commerce does not replace. */
const accountancy = ['CA', 'CS', 'ICWA/CMA'];

/**
 * Creates the rule of a qualification.
 * @param choices education choices of the contract
 * @param lexemes words of vacancies that name the qualification
 * @param notOnly education choices of the family that holders of the qualification lack: a vacancy that names one of them
 * belongs to the family only if it also names the qualification
 * @param occupations those that require it, so that few of their vacancies state it
 * @param open education choices that such people may apply for too
 * @param titles words of titles of work for such people that does not state the qualification
 * @param usual occupations that usually ask for no more; shown when few vacancies state the qualification
 */
function qualification(
  label: string,
  {
    family,
    choices = [],
    lexemes = [],
    notOnly = [],
    occupations = [],
    usual,
    open = [],
    titles = [],
  }: QualificationLexemes,
  patterns: string[],
): PhraseRule {
  const ofFamily: Expression[] = family ? [qualificationLexeme(family)] : [];
  const lacking = notOnly.map(educationLexeme);
  const related = lacking.length > 0 ? [{ all: [...ofFamily, { not: anyOf(lacking) }] }] : ofFamily;
  const named = [...related, ...choices.map(educationLexeme), ...lexemes, ...occupations.map(occupationLexeme)];
  const ofUsual = usual && { usual: anyOf(usual.map(occupationLexeme)) };
  const professions = occupations.length > 0 && { professions: anyOf(occupations.map(occupationLexeme)) };
  const nearer = [...open.map(educationLexeme), ...titles.map((word) => `t.${word}`)];
  const near = nearer.length > 0 && { near: anyOf(nearer) };
  return {
    kind: 'education',
    label,
    weight: 2,
    expression: anyOf(named),
    ...ofUsual,
    ...professions,
    ...near,
    patterns,
  };
}

/** What may follow a degree and belongs to it. */
const held = '(pass|passed|passout|qualified|completed|final) (out) (graduate|degree|holder|student)';
const graduate = 'graduate|graduation|degree|student|background|stream|candidate|qualified|discipline';
const branches =
  'mechanical|civil|electrical|computer|cse|ece|eee|electronics|instrumentation|production|automobile|chemical';
const notSchool = `!${teachingWords}|fail|floor|road|cross|main|block|street|avenue|phase|sector`;
const passed = '(class|standard|std|kaksha) (pass|passed|paas|पास)';

const bachelors = ['b tech', 'btech', 'b e', 'be*', 'm tech', 'mtech', 'm e', 'me*'];

/** Choices that accept a degree without naming it. */
const anyGraduate = ['Any Graduate'];
const anyPostgraduate = ['Any Postgraduate'];
/** Titles of work for people with a diploma or from an ITI. */
const juniors = ['junior', 'jr', 'trainee', 'technician', 'supervisor', 'draughtsman', 'diploma', 'iti', 'operator'];

const degrees: PhraseRule[] = [
  qualification(
    'B.Com (commerce)',
    { family: 'commerce', notOnly: accountancy, choices: ['B.Com'], lexemes: ['t.bcom'], open: anyGraduate },
    [`b com ${held}`, `bcom ${held}`, 'bachelor of|in commerce', `commerce ~e ${graduate}`],
  ),
  qualification(
    'M.Com (commerce)',
    { family: 'commerce', notOnly: accountancy, choices: ['M.Com'], lexemes: ['t.mcom'], open: anyPostgraduate },
    [`m com ${held}`, `mcom ${held}`, 'master of|in commerce'],
  ),
  // Most vacancies for graduates in commerce are not for them.
  qualification(
    'CA Inter',
    { lexemes: ['t.articleship'], occupations: ['semi-qualified-chartered-accountant', 'article-assistant'] },
    ['ca inter|intermediate|ipcc', 'inter ca', 'semi qualified ca', 'semi ca'],
  ),
  qualification(
    'B.Tech (engineering)',
    { family: 'engineering', choices: ['B.Tech/B.E.'], lexemes: ['t.btech'], open: anyGraduate },
    [
      `b tech ${held}`,
      `btech ${held}`,
      `b e ${held}`,
      `be* ${held}`,
      `be >${branches}|btech|graduate|fresher|pass|degree`,
      'bachelor of|in engineering|technology',
      `engineering ${graduate}|pass`,
      'engineering >fresher',
    ],
  ),
  qualification('M.Tech (engineering)', { family: 'engineering', choices: ['M.Tech'], lexemes: ['t.mtech'] }, [
    `m tech ${held}`,
    `mtech ${held}`,
    `m e ${held}`,
    `me* ${held}`,
    'master of|in engineering|technology',
  ]),
  qualification('Computer science degree (computing)', { family: 'computing' }, [
    ...[...bachelors, 'be', 'b sc', 'bsc', 'm sc', 'msc'].flatMap((degree) => [
      `${degree} (in) cse|cs|it|computer|information (science|technology|engineering)`,
      `cse|cs ${degree}`,
    ]),
    `computer (science) ${graduate}`,
    `computer science >engineer|engineering|developer|software|fresher|${jobWords} ~professor|lecturer|teacher|faculty|pgt|tgt`,
    `cs|cse graduate|graduation|degree|student|background|stream|branch`,
    'cs|cse >engineer|engineering',
    'cse candidate|qualified|discipline',
  ]),
  qualification('BCA (computing)', { family: 'computing', choices: ['BCA'], lexemes: ['t.bca'], open: anyGraduate }, [
    `bca ${held}`,
    `b c a ${held}`,
    'bachelor of|in computer application',
  ]),
  qualification(
    'MCA (computing)',
    { family: 'computing', choices: ['MCA'], lexemes: ['t.mca'], open: anyPostgraduate },
    [`mca ${held}`, `m c a ${held}`, 'master of|in computer application'],
  ),
  qualification(
    'MBA (management)',
    { family: 'management', choices: ['MBA/PGDM'], lexemes: ['t.mba', 't.pgdm'], open: anyPostgraduate },
    [`mba|pgdm|pgdbm ${held}`, `m b a ${held}`, 'master of|in business administration'],
  ),
  qualification('BBA (management)', { family: 'management', choices: ['BBA'], lexemes: ['t.bba'], open: anyGraduate }, [
    `bba|bbm|bms ${held}`,
    `b b a ${held}`,
    'bachelor of|in business administration',
  ]),
  qualification('B.A (arts)', { family: 'arts', choices: ['B.A'], open: anyGraduate }, [
    `b a ${held}`,
    'ba pass|passed|graduate|degree|student|honour|hon',
    'bachelor of|in art',
    `art|humanity|humanities ${graduate}`,
  ]),
  qualification('M.A (arts)', { family: 'arts', choices: ['M.A'] }, [
    `m a ${held}`,
    'ma pass|passed|graduate|degree|student',
    'master of|in art',
  ]),
  qualification('B.Sc (science)', { family: 'science', choices: ['B.Sc'], lexemes: ['t.bsc'], open: anyGraduate }, [
    `b sc ${held}`,
    `bsc ${held}`,
    'bachelor of|in science',
    `science ~computer|data|political|material|life|social ${graduate}`,
  ]),
  qualification('M.Sc (science)', { family: 'science', choices: ['M.Sc'], lexemes: ['t.msc'], open: anyPostgraduate }, [
    `m sc ${held}`,
    `msc ${held}`,
    'master of|in science',
  ]),
  qualification(
    'Nursing degree',
    { family: 'nursing', choices: ['B.Sc Nursing'], occupations: ['nurse', 'nursing-supervisor', 'nursing-tutor'] },
    [`b|m sc (in) nursing ${held}`, `bsc|msc (in) nursing ${held}`, `nursing ${graduate}|diploma`],
  ),
  qualification(
    'Pharmacy degree',
    { family: 'pharmacy', choices: ['B.Pharma', 'M.Pharma'], occupations: ['pharmacist'] },
    [
      `b|d|m pharm|pharma|pharmacy ${held}`,
      `bpharm|bpharma|bpharmacy|dpharm|dpharma|dpharmacy|mpharm|mpharma|mpharmacy ${held}`,
      'bachelor|master|diploma of|in pharmacy',
      `pharmacy ${graduate}`,
    ],
  ),
  qualification(
    'Law degree',
    // Not "LLM" in titles, which are large language models.
    { family: 'law', choices: ['LLB'], lexemes: ['t.llb'], occupations: ['lawyer', 'legal-executive'] },
    [`(ba|bba) llb|llm ${held}`, `b a llb ${held}`, `ll b|m ${held}`, `law ${graduate}`],
  ),
  qualification('B.Ed (education)', { family: 'education', choices: ['B.Ed'] }, [
    `b|m|d ed ${held}`,
    `d|b el ed ${held}`,
    `deled ${held}`,
    `bed* ${held}`,
    'bed >teacher|pass|passed|degree|qualified|tet|ctet|fresher',
  ]),
  qualification('Hotel management', { family: 'hospitality', choices: ['BHM'] }, [
    `hotel management (course|diploma) ${held}`,
    `bhm|bhmct|ihm ${held}`,
  ]),
  qualification('Agriculture degree', { family: 'agriculture' }, [
    'b|m sc (in) agriculture|agri|ag',
    'bsc|msc (in) agriculture|agri|ag',
    `agriculture|agricultural ${graduate}`,
  ]),
  qualification('Design degree', { family: 'design' }, ['b|m des', 'bdes|mdes', `fine art ${graduate}`]),
  qualification('B.Arch', { choices: ['B.Arch'], lexemes: ['barch'], occupations: ['architect'] }, [
    `b arch ${held}`,
    `barch ${held}`,
  ]),
  qualification('MBBS (medicine)', { family: 'medicine', choices: ['MBBS'], occupations: ['doctor'] }, [
    `mbbs ${held}`,
    `m b b s ${held}`,
  ]),
  qualification('BDS', { choices: ['BDS'], lexemes: ['bds'], occupations: ['dentist'] }, [`bds ${held}`]),
  qualification('Ph.D', { choices: ['Ph.D'], lexemes: ['phd'] }, [`phd|doctorate ${held}`, `ph d ${held}`]),
];

const list = (names: string) => names.trim().split(/\s+/);

/** Work for people who left school after the tenth class. */
const usualAfter10th = list(`
  delivery-executive driver cab-driver truck-driver delivery-driver security-guard peon office-assistant helper loader
  picker-packer warehouse-associate housekeeping-staff domestic-helper cook kitchen-helper waiter gardener machine-operator
  sewing-machine-operator plumber carpenter painter mason beautician retail-sales-associate
`);
/** Work for people who left school after the twelfth class. */
const usualAfter12th = list(`
  data-entry-operator back-office-executive telecaller customer-support-executive receptionist cashier office-assistant
  retail-sales-associate delivery-executive warehouse-associate store-keeper field-sales-executive security-guard
`);
/** The trades that ITIs teach. */
const usualAfterIti = list(`
  fitter welder electrician turner-machinist cnc-operator machine-operator auto-mechanic mechanic
  refrigeration-and-ac-technician maintenance-technician plumber carpenter boiler-operator forklift-operator
`);

const levels: PhraseRule[] = [
  qualification('10th pass', { family: 'tenth', choices: ['10th'], usual: usualAfter10th }, [
    `10th|tenth|dasvi|dasvin|10vi|10vin|दसवीं ${passed} ${notSchool}`,
    `class|standard|std 10|10th|x (pass|passed) ${notSchool}`,
    `10 >12|12th`,
    'after 10th|tenth',
    `10 (class|std) pass|passed|paas|पास`,
    `matric|matriculation|matriculate|sslc (pass|passed) ${notSchool}`,
    `ssc (pass|passed) ${notSchool}|cgl|chsl|gd|mts|je|cpo`,
    `high school pass|passed`,
  ]),
  qualification('12th pass', { family: 'twelfth', choices: ['12th'], usual: usualAfter12th }, [
    `12th|twelfth|barahvi|barvi|barahvin|12vi|12vin|बारहवीं ${passed} ${notSchool}`,
    `class|standard|std 12|12th|xii (pass|passed) ${notSchool}`,
    `12 (class|std) pass|passed|paas|पास`,
    `10+2|+2 (pass|passed) ${notSchool}`,
    `plus two|2 (pass|passed) ${notSchool}`,
    `hsc|puc (pass|passed) ${notSchool}`,
    `p u c`,
    'after 12th|twelfth',
    `inter|intermediate pass|passed`,
    `intermediate >${jobWords}`,
    `higher|senior secondary (school) (pass|passed) ${notSchool}`,
    `undergraduate >$|in|${jobWords}`,
    `under graduate >$|in|${jobWords}`,
  ]),
  qualification('ITI', { choices: ['ITI'], lexemes: ['iti'], usual: usualAfterIti, titles: juniors }, [
    `iti (pass|passed|qualified|trade) (holder|candidate|diploma|certificate) !${teachingWords}|limited|ltd`,
    `i t i (pass|passed|qualified) (holder|candidate|diploma) !${teachingWords}|limited|ltd`,
  ]),
  qualification('Diploma', { choices: ['Diploma'], lexemes: ['diploma'], titles: juniors }, [
    `diploma|polytechnic ~pg (pass|passed|completed) (holder|student) !lecturer|professor|faculty|teacher|principal`,
  ]),
  qualification('Any graduate', { choices: ['Any Graduate'], lexemes: ['graduate'] }, [
    'any|all graduate|degree|graduation|stream|discipline|bachelor',
    `graduate|graduation ~post|under (pass|passed|completed|complete) (degree|candidate) !engineer|engineering|trainee|apprentice|apprenticeship|teacher|analyst|program|programme|intern|assistant|school|scheme`,
    'degree holder',
    'bachelor degree',
  ]),
  qualification('Any postgraduate', { choices: ['Any Postgraduate'], lexemes: ['postgraduate'] }, [
    'post graduate|graduation (pass|passed) (degree) !teacher|diploma',
    '(any) postgraduate|postgraduation (degree) !teacher|diploma',
    'master degree',
  ]),
];

/** Conditions on qualifications. */
export const qualificationRules: PhraseRule[] = [...degrees, ...levels];

/** Work that usually asks for no degree. */
const withoutDegree = anyOf([...new Set([...usualAfter10th, ...usualAfter12th])].map(occupationLexeme));

/** No degree asked for. */
export const noDegreeRule: PhraseRule = {
  kind: 'education',
  label: 'No degree required',
  weight: 2,
  expression: either(
    educationLexeme('10th'),
    educationLexeme('12th'),
    qualificationLexeme('tenth'),
    qualificationLexeme('twelfth'),
    qualificationLexeme('no-degree'),
  ),
  usual: withoutDegree,
  professions: withoutDegree,
  patterns: [
    'no|without|bina (any) degree|qualification|education|graduation|padhai|padhe (is) (ke|required|needed|necessary|wala|wali)',
    'degree|graduation|qualification|education (is) not|nahi|nhi (required|needed|necessary|mandatory|chahiye)',
    'non|not graduate',
    'graduation|degree ke bina',
    'uneducated|illiterate|anpadh',
  ],
};
