import type { EmploymentType } from '@aarambh/contract';
import { type FoldedTexts, hasStatement, type Rule } from './find-statement.ts';

/** Trades in contracts, which are not employed by one. */
const contractTrade =
  'manag|admin|special|negotiat|draft|manufactur|lawyer|law|executive|complian|engineer|research|sales|farm|staff|review|analy|coordinat|officer|lifecycle|labou?r|worker|associate|processing|billing|logistic|consultant|attorney|counsel|lead|head|expert|writ';
const walkInThing =
  'closet|wardrobe|cooler|freezer|chiller|customer|client|guest|patient|lead|footfall|enquir|inquir|visitor|store|clinic|revenue|business|query|queries|sales|collection';

const rules: readonly Rule<EmploymentType>[] = [
  {
    value: 'internship',
    named: /\bintern(?:s|ship|ships)?\b(?! (?:coordinator|manager|mentor|program(?:me)? (?:manager|head)|trainer))/g,
    described:
      /\b(?:paid|unpaid|summer|winter|virtual|months?|weeks?) internship\b|\binternship (?:duration|period|stipend|with (?:a )?stipend|certificate|type|letter)\b|\b(?:during|duration of|stipend for) (?:(?:this|the) )?internship\b|\b(?:hiring|looking for) interns?\b/g,
  },
  {
    value: 'part-time',
    named: /\bpart[ -]?(?:time|timers?|full)\b|\bparttime\b|\bfull ?[/&] ?part\b|\bpart ?[/&-] ?full\b/g,
    described:
      /\bpart[ -]?time (?:job|work|role|position|basis|opportunity|opening|vacancy|employee|employment|staff|tutor|teacher|candidates? can)|(?:^|[.;:|•¦]) ?part[ -]?time(?= {0,2}(?:[.,;|•¦(]|only\b|$))/g,
  },
  {
    value: 'contract',
    named: new RegExp(
      String.raw`\bcontract(?:ual|or based)?\b(?!\W{0,3}(?:and |& )?(?:${contractTrade}))|\bfreelanc(?:e|er|ers|ing)\b|\bc ?2 ?h\b|\btemporary\b(?! structure)|\btemp (?:staff|role|job|position|worker)s?\b|\bfixed[ -]term\b|\b(?:3rd|third) party payroll\b`,
      'g',
    ),
    described:
      /\b(?:contract|contractual|freelance|freelancer|temporary|fixed[ -]term)[ -](?:role|position|basis|job|duration|period|employment|assignment|to[ -](?:hire|perm))\b|\b(?:contract|contractual|freelance) opportunity\b|\bon (?:an? )?(?:\d{1,2}[ -]?(?:months?|years?) )?contract(?:ual)?(?: basis| role)?\b(?! with)|\bc2h\b|\bfreelancers? (?:can|may|are|also|welcome)\b|\b(?:3rd|third) party payroll\b|\b\d{1,2}[ -](?:months?|years?) contract\b/g,
  },
  {
    value: 'walk-in',
    named: new RegExp(String.raw`\bwalk[ -]?ins?\b(?!['’]?s?\W{0,2}(?:${walkInThing}))|\bwalk[ -]?in['’]s\b`, 'g'),
    described:
      /\bwalk[ -]?in[ -]?(?:['’]s )?(?:interviews?|drive|date|venue|timings?|time|details|address|directly|on \d|from \d|between|with (?:your )?(?:resume|cv))/g,
  },
  {
    value: 'full-time',
    named: /\bfull[ -]?time\b|\bfulltime\b|\bpermanent\b(?! (?:work|wfh|remote|make))|\bpart ?[/&-] ?full\b/g,
  },
];

/** A labelled type: 'Employment type: Full time, permanent'. Its value ends before the next label. */
const label = /\b(?:employment|job|position|role|engagement) ?types?\s?[:-] ?([^:.;|\n]{3,60})/g;

/** Kinds other than which a vacancy is full-time, unless it states both. */
const insteadOfFullTime: readonly EmploymentType[] = ['internship', 'part-time', 'contract'];

/** Kinds of employment that a text of a field or a title names. @param text in lower case */
export const namedEmploymentTypes = (text: string): EmploymentType[] =>
  rules.filter(({ named }) => hasStatement(text, named)).map(({ value }) => value);

/**
 * Reads the kinds of employment. Indian employers state the kind where it is not full-time, so a vacancy without a
 * statement is full-time. A walk-in is a way of hiring, which says nothing about hours.
 * @param lines lines of the description that state nothing else, joined
 */
export function readEmploymentTypes({ fields, title, description }: FoldedTexts, lines = ''): EmploymentType[] {
  const labelled = [...description.matchAll(label)].map((match) => match[1] ?? '').join(' ; ');
  const types = new Set([fields, title, labelled, lines].flatMap(namedEmploymentTypes));
  const isKindStated = [...types].some((type) => type !== 'walk-in');
  for (const { value, described } of rules) {
    if (described && (value === 'walk-in' || !isKindStated) && hasStatement(description, described)) types.add(value);
  }
  if (!insteadOfFullTime.some((type) => types.has(type))) types.add('full-time');
  return [...types];
}
