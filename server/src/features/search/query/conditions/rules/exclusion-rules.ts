import { anyOf } from '../../../engine/expression.ts';
import { itWork } from '../it-work.ts';
import { unlessDenied } from '../word-expressions.ts';
import { either, type PhraseRule } from './phrase-rule.ts';

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
const nameOfDenied = (words: string): string =>
  words === 'it' ? 'IT' : (words.split('|')[0] ?? '').replace(/^sale$/, 'sales');

/** What denies that work is of information technology besides "non": the core branches of engineering, "not in it". */
const notInIt = [
  'core (company|sector|field|branch) >engineer|engineering|mechanical|civil|electrical|electronic|chemical|job|company',
  '(but) not (in|for|from|an|related) (to) it >field|sector|industry|company|job|line|side|$',
];

const notDenied: PhraseRule[] = denials.map(([words, titles]) => ({
  kind: 'exclusion',
  label: `Without: ${nameOfDenied(words)}`,
  weight: 3,
  isExcluded: true,
  expression: anyOf(titles.map(unlessDenied)),
  // Titles such as "data engineer" do not say that the work is of information technology.
  ...((words === 'it' || words === 'technical|tech') && {
    excluded: [{ name: nameOfDenied(words), occupations: itWork }],
  }),
  patterns: [
    `non ${words} (based|related) !recruiter|recruitment`,
    `non${words.replaceAll('|', '|non')} (based|related)`,
    ...(words === 'it' ? notInIt : []),
  ],
}));

/** Exclusions that phrases say; those of "without" and "except" are read by read-exclusion.ts. */
export const exclusionRules: PhraseRule[] = [targets, ...notDenied];
