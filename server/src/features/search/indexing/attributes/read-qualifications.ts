import type { QualificationFamily } from '../attribute-lexemes.ts';
import type { FoldedTexts } from './find-statement.ts';

/** What follows a subject where it is a qualification. */
const graduate =
  '(?: stream)? (?:graduates?|graduation|degree|background|students?|freshers?|post ?graduates?|discipline|qualification)';
/** What precedes a subject where it is a qualification. */
const degreeIn = `(?:degree|graduat(?:e|es|ion)|bachelors?|bachelor['’]s|masters?|master['’]s|diploma|qualification) (?:degree )?(?:in|of)(?: the)?(?: field of)? `;
const branches =
  '(?:mechanical|electrical|civil|electronics|automobile|chemical|instrumentation|mechatronics|production|engineering|tool|plastics?)';

/** What follows "10th" where it is a date, a floor or a class that is taught. */
const notSchool = String.raw`(?! ?(?:of |& |and |to |- ?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec|floor|grade|maths?|science|english|subject|teach|tutor|cross|main|block|street|20\d\d))`;

/** Families with the wording of their degrees; single letters need their dots, since 'be', 'bed' and 'ba' are words too. */
const families: readonly [QualificationFamily, string][] = [
  [
    'tenth',
    String.raw`10th${notSchool}(?! ?(?:class|std) (?:maths?|science|english|subject|students?|teach|tutor))|10 ?(?:th)? ?pass|tenth (?:pass|standard)|ssc pass|sslc|matric(?:ulation|ulate)?\b`,
  ],
  [
    'twelfth',
    String.raw`12th${notSchool}(?! ?(?:class|std) (?:maths?|science|english|subject|students?|teach|tutor))|12 ?(?:th)? ?pass|twelfth (?:pass|standard)|hsc\b|10 ?\+ ?2\b|higher secondary (?:pass|certificate|education)|intermediate pass|puc\b|plus (?:two|2)\b`,
  ],
  [
    'commerce',
    String.raw`[bm]\.? ?com\b(?!\.)|(?<!e[- ]?)commerce${graduate}|${degreeIn}(?:commerce|accounting|accountancy|finance and accounts)|(?:bachelor|master) of commerce|chartered accountants?|\bca[ -]?\(?(?:inter|final|ipcc|foundation|qualified|freshers?|pursuing|drop ?out|semi|articles?ship)|(?:qualified|inter|semi[ -]qualified|pursuing) ca\b|\bca ?(?:/|or) ?(?:cma|icwai?|cs|mba|inter|m\.?com)\b|\bicwai?\b|\bcma\b|company secretary|\bcs (?:executive|qualified|inter|final)`,
  ],
  [
    'science',
    String.raw`[bm]\.? ?sc\b(?!\.? ?[([-]? ?(?:nursing|agri))|(?:bachelor|master)(?:['’]?s)? of science|(?<!computer |data |political |social |life )science${graduate}|${degreeIn}(?:physics|chemistry|mathematics|statistics|microbiology|biotechnology|life sciences?|biochemistry|botany|zoology)`,
  ],
  [
    'arts',
    String.raw`(?<!\.)\b[bm]\.a\b|\b[bm]a ?[/,] ?(?:b|m)\.? ?(?:com|sc)\b|(?:bachelor|master) of arts|\barts${graduate}|humanities|${degreeIn}(?:english|psychology|history|economics|sociology|political science|journalism|mass communication)`,
  ],
  [
    'engineering',
    String.raw`\b[bm]\.? ?tech\b|\b[bm]\.e\b\.?(?!d)|\bbe ?[/,] ?(?:b\.? ?tech|btech|me\b|mca)|\bbtech ?[/,] ?be\b|(?:bachelor|master)(?:['’]?s)? of (?:engineering|technology)|(?<!sales )engineering${graduate}|${degreeIn}${branches}|${degreeIn}(?:[\w ]{1,25}(?:, ?| or | and )){1,2}(?:or |and )?engineering|diploma (?:engineers?|holders? in ${branches})|\bpolytechnic\b`,
  ],
  [
    'computing',
    String.raw`\b[bm]\.?c\.?a\b|computer science|computer applications?\b|information technology${graduate}|[bm]\.? ?sc\.? ?[([-]? ?(?:it|cs|computers?|computer science)\b|${degreeIn}(?:computers?|information technology|it\b)|computer engineering|\b[bm]\.? ?(?:tech|e|sc)\.?(?: ?/ ?b\.? ?(?:e|tech)\.?)? in computers?\b`,
  ],
  [
    'management',
    String.raw`\bm\.?b\.?a\b|\bpgdb?m\b|\bb\.?b\.?[am]\b|\bbms\b|\bmms\b|business administration|(?<!hotel |event |waste |facility |project )management${graduate}`,
  ],
  ['law', String.raw`\bll\.? ?b\b|\bll\. ?m\b|(?:bachelor|master) of laws?|\blaw${graduate}|${degreeIn}law\b`],
  [
    'medicine',
    String.raw`\bm\.?b\.?b\.?s\b|\bb\.?d\.?s\b|\bm\.?d\.?s\b(?! (?:coordinator|nurse))|\bb\.?a\.?m\.?s\b|\bb\.?h\.?m\.?s\b|\bb\.?u\.?m\.?s\b|\bmd ?[/,(] ?(?:ms|dnb|dm|medicine|general)|\bdnb\b|\b[bm]\.?p\.?t\b|bachelor of (?:medicine|dental|physiotherapy|ayurved)`,
  ],
  [
    'nursing',
    String.raw`\bg\.?n\.?m\b|\ba\.?n\.?m\b|[bm]\.? ?sc\.? ?[([-]? ?nursing|of science in nursing|nursing${graduate}|(?:diploma|degree|bachelor) (?:in|of) nursing`,
  ],
  [
    'pharmacy',
    String.raw`\b[bmd]\.? ?pharm(?:a|acy)?\b|(?:bachelor|master|diploma) (?:of|in) pharmacy|pharmacy${graduate}`,
  ],
  [
    'education',
    String.raw`\b[bmd]\. ?ed\b|\bb ed\b|\bd\.? ?el\.? ?ed\b|\bb\.? ?el\.? ?ed\b|\bc?tet (?:qualified|cleared|passed)|bachelor of education`,
  ],
  [
    'hospitality',
    String.raw`\bb\.?h\.?m\b|\bbhmct\b|\bihm\b|hotel management|hospitality${graduate}|${degreeIn}(?:hospitality|culinary)`,
  ],
  [
    'agriculture',
    String.raw`[bm]\.? ?sc\.? ?[([-]? ?agri\w{0,8}|agricultur(?:e|al)${graduate}|${degreeIn}(?:agriculture|agronomy|horticulture|veterinary)|\bb\.?v\.?sc\b`,
  ],
  [
    'design',
    String.raw`\b[bm]\.? ?des\b|\bnift\b|\bb\.? ?arch\b|\bb\.?f\.?a\b|(?:bachelor|master) of (?:design|architecture|fine arts)|fine arts${graduate}|(?:degree|diploma|graduate|bachelors?) in (?:\w{1,12} )?(?:design|fashion|interior|animation)\b`,
  ],
  [
    'no-degree',
    String.raw`(?<!post[ -]?)graduation (?:is )?not (?:required|mandatory|necessary)|(?:degree|qualification) (?:is )?not (?:required|mandatory|necessary)|\bno (?:degree|qualification|graduation) (?:is )?(?:required|needed|necessary)|\bnon[ -]graduates?\b|\bunder ?graduates? (?:can|may|are)\b`,
  ],
];

const wordings = families.map(([family, source]) => ({
  family,
  wording: new RegExp(`\\b(?:${source})`),
}));

/** Families of the choices of the contract, whose names are shorter than in free texts. */
const familyOfChoice: Readonly<Record<string, QualificationFamily>> = {
  '10th': 'tenth',
  '12th': 'twelfth',
  'B.A': 'arts',
  'M.A': 'arts',
  'B.Com': 'commerce',
  'M.Com': 'commerce',
  CA: 'commerce',
  CS: 'commerce',
  'ICWA/CMA': 'commerce',
  'B.Sc': 'science',
  'M.Sc': 'science',
  BBA: 'management',
  'MBA/PGDM': 'management',
  BCA: 'computing',
  MCA: 'computing',
  'B.Tech/B.E.': 'engineering',
  'M.Tech': 'engineering',
  'B.Pharma': 'pharmacy',
  'M.Pharma': 'pharmacy',
  'B.Ed': 'education',
  'B.Arch': 'design',
  LLB: 'law',
  LLM: 'law',
  MBBS: 'medicine',
  BDS: 'medicine',
  'MD/MS': 'medicine',
  'B.Sc Nursing': 'nursing',
  BHM: 'hospitality',
};

/** Skills that name a subject more often than the degree. */
const subjects = /^(?:computer|business admin|information tech|hotel manag|chartered acc|hospitality|humanit)/;
/** Longer skills are sentences. */
const MAX_SKILL_LENGTH = 30;

/** The skills that may be qualifications: "12th", "MBA". @param skills in lower case */
export const listQualificationSkills = (skills: readonly string[]): string[] =>
  skills.filter((skill) => skill.length <= MAX_SKILL_LENGTH && !subjects.test(skill));

/** Families of qualifications that a text names. @param text in lower case, with single spaces */
export const qualificationsIn = (text: string): QualificationFamily[] =>
  wordings.filter(({ wording }) => wording.test(text)).map(({ family }) => family);

/** Reads the families of the degrees that a vacancy names as choices, in the wording of its fields, or in its texts. */
export function readQualifications(educations: readonly string[], texts: FoldedTexts): QualificationFamily[] {
  // A list of choices that accepts any postgraduate asks for no lawyer.
  const isOpen = educations.includes('Any Postgraduate');
  const chosen = educations.flatMap((choice) => (choice === 'LLM' && isOpen ? [] : (familyOfChoice[choice] ?? [])));
  const { fields, title, description } = texts;
  return [...new Set([...chosen, ...qualificationsIn(`${fields} ; ${title} ; ${description}`)])];
}
