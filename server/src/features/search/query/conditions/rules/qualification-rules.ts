import { anyOf } from '../../../engine/expression.ts';
import { occupationLexeme, qualificationLexeme } from '../../../indexing/attribute-lexemes.ts';
import { educationLexeme } from '../../../indexing/create-lexemes.ts';
import { graduateCareers } from './degree-careers.ts';
import { degreeRules } from './degree-rules.ts';
import { either, jobWords, type PhraseRule, teachingWords } from './phrase-rule.ts';
import { qualification } from './qualification.ts';

const notSchool = `!${teachingWords}|fail|floor|road|cross|main|block|street|avenue|phase|sector`;
const passed = '(class|standard|std|kaksha) (pass|passed|paas|पास)';

/** Titles of work for people with a diploma or from an ITI. */
const juniors = ['junior', 'jr', 'trainee', 'technician', 'supervisor', 'draughtsman', 'diploma', 'iti'];

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

/** Words of titles that ask for more than school. */
const beyondSchool = ['engineer', 'manager', 'head', 'analyst', 'consultant', 'graduate', 'degree'];
/** Words of titles of work in English with other countries besides. */
const beyond10th = [...beyondSchool, 'us', 'uk', 'international'];

const levels: PhraseRule[] = [
  qualification('10th pass', { family: 'tenth', choices: ['10th'], usual: usualAfter10th, unfit: beyond10th }, [
    `10th|tenth|dasvi|dasvin|10vi|10vin|दसवीं ${passed} ${notSchool}`,
    `class|standard|std 10|10th|x (pass|passed) ${notSchool}`,
    `10 >12|12th`,
    'after 10th|tenth',
    `10 (class|std) pass|passed|paas|पास`,
    `matric|matriculation|matriculate|sslc (pass|passed) ${notSchool}`,
    `ssc (pass|passed) ${notSchool}|cgl|chsl|gd|mts|je|cpo`,
    `high school pass|passed`,
  ]),
  qualification('12th pass', { family: 'twelfth', choices: ['12th'], usual: usualAfter12th, unfit: beyondSchool }, [
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
  qualification('Any graduate', { choices: ['Any Graduate'], lexemes: ['graduate'], careers: graduateCareers }, [
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
export const qualificationRules: PhraseRule[] = [...degreeRules, ...levels];

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
