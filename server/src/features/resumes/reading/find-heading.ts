import type { SectionKind } from './resume-line.ts';

/** Without vowel signs, which many PDFs of Hindi text have in another order. */
const skeleton = (word: string): string => word.replace(/\p{M}/gu, '');
const words = (text: string): Set<string> => new Set(text.split(/\s+/).filter(Boolean).map(skeleton));

/** Words that name a kind of section, in the order in which they decide. */
const cores: readonly [SectionKind, Set<string>][] = [
  [
    'other',
    words(
      'reference references referees declaration hobbies hobby interests achievements achievement awards award accomplishments honours honors activities activity extracurricular curricular publications publication patents volunteer volunteering undertaking recognition recognitions events ghoshna घोषणा रुचियाँ शौक उपलब्धियाँ',
    ),
  ],
  ['languages', words('language languages linguistic bhasha भाषा भाषाएँ भाषाएं भाषाज्ञान')],
  ['projects', words('project projects प्रोजेक्ट परियोजना')],
  [
    'certificates',
    words(
      'certification certifications certificate certificates certified course courses training trainings workshop workshops seminars licenses licences license प्रमाणपत्र प्रशिक्षण',
    ),
  ],
  [
    'skills',
    words(
      'skill skills skillset competencies competency competence expertise proficiency proficiencies technologies tools strengths strength software softwares computer it knowledge visheshta kaushal hunar कौशल कौशल्य कौशल्ये दक्षता कंप्यूटर योग्यताएँ',
    ),
  ],
  [
    'experience',
    words(
      'experience experiences employment internship internships employer employers career work occupation job anubhav naukri अनुभव काय कार्य कार्यानुभव रोजगार नौकरी',
    ),
  ],
  [
    'education',
    words(
      'education educational academic academics academia qualification qualifications scholastic scholastics credentials shiksha shaikshik yogyata शिक्षा शैक्षिक शैक्षणिक योग्यता पात्रता',
    ),
  ],
  ['summary', words('objective summary about profile synopsis overview uddeshya parichay उद्देश्य सारांश परिचय लक्ष्य')],
  ['personal', words('personal contact biodata bio personnel vyaktigat sampark व्यक्तिगत वैयक्तिक निजी संपर्क')],
];

/** Words that headings have besides these. */
const fillers = words(
  'and of on my me the in or with & professional personal career key core technical soft work working history details detail information info background back record records summary profile section area areas highlights highlight other additional relevant total industrial organisational organizational corporate practical teaching basic major main academic educational qualification qualifications knowledge known set data vitae abilities ability exposure interpersonal managerial functional tools technologies databases profile overview strengths statement snapshot synopsis chronology qualities particulars interests extra co curricular self digital office management previous past current present present recent field professional-experience languages communication activities leadership sports memberships exam mini plant inplant summer examinations vocational schooling hard domain development level training trainings vivaran ka ki ke jankari माहिती कामाचा विवरण कार्य का की के ज्ञान और जानकारी एवं तथा करियर तकनीकी मेरा मेरे',
);

const MAX_LENGTH = 48;
const MAX_WORDS = 6;
/** Where several kinds are named, these words of a heading decide before all others. */
const decided: readonly [RegExp, SectionKind][] = [
  [
    /^(?:career|professional|job|work) (?:objective|summary|profile|overview|synopsis|goals?)|^objectives?$|^profile summary|^summary of qualifications?$|^summary of career|^executive summary|^about me$/,
    'summary',
  ],
  [
    /\b(?:personal|candidate|applicant|contact) (?:details?|information|info|data|profile|particulars|bio ?data|vitae|dossier|snapshot)|^personal$|^bio ?data$|^(?:my )?(?:details?|info|information)$|व्यक्तिगत/,
    'personal',
  ],
  [
    /\b(?:work|professional|employment|internship|job|industrial|teaching|total|relevant|career|organi[sz]ational) (?:experience|history|employment|chronology|record)|^experience/,
    'experience',
  ],
  [/^(?:education(?:al)?|academics?|qualifications?) (?:and )?(?:certifi|licen|training|courses?)/, 'education'],
  [
    /\b(?:personal|computer|it|technical|professional|soft|key|core|language) (?:skills?|proficienc(?:y|ies)|competenc(?:ies|y|e)|strengths?)\b/,
    'skills',
  ],
  [
    /\b(?:education|educational|academic|academics|professional|scholastic) (?:qualifications?|background|details|record|profile|credentials|history|and training|and qualifications?)|शैक्ष|शिक्षा/,
    'education',
  ],
];

/**
 * The kind of section that a line starts, when nothing but a heading is on it: 'Work experience', also with a note or in two
 * languages, 'Experience (5 years)', 'शिक्षा (Education)'.
 */
export function findHeading(line: string): SectionKind | undefined {
  const [, outer = '', inner = ''] = /^([^()]{3,40}?)\s*\(([^()]{3,40})\)[\s:-]*$/u.exec(line) ?? [];
  if (outer === '') return findWhole(line);
  return findWhole(outer) ?? (/^\p{L}+(?: \p{L}+)?$/u.test(outer) ? findWhole(inner) : undefined);
}

function findWhole(line: string): SectionKind | undefined {
  const text = line.replace(/^[\s•\d.)(>#=_~*|–—-]+/u, '').replace(/[\s:：=_~*|.–—-]+$/u, '');
  if (text.length < 3 || text.length > MAX_LENGTH || /[\d@,;]/.test(text)) return undefined;
  const folded = text
    .toLowerCase()
    .replace(/bio[- ]data/g, 'biodata')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();
  const parts = folded.split(' ');
  if (parts.length > MAX_WORDS) return undefined;
  if (/^(?:get in touch|find me(?: at)?|reach me(?: at)?)$/.test(folded)) return 'personal';
  const roots = parts.map(skeleton);
  const isKnown = (word: string) => fillers.has(word) || cores.some(([, core]) => core.has(word));
  if (!roots.every(isKnown)) {
    // Headings whose letters are set apart lose their blanks.
    return parts.length === 1 ? findJoined(folded) : findByLastWord(text);
  }
  // 'Skills' and 'EXPERIENCE' are headings, 'work experience' in running text is not.
  if (text === text.toLowerCase() && /[a-z]/.test(text) && !/[:：]\s*$/.test(line)) return undefined;
  if (/^(?:language|personal) (?:skills?|competences?)/.test(folded)) return /^l/.test(folded) ? 'languages' : 'skills';
  const fixed = decided.find(([pattern]) => pattern.test(folded));
  if (fixed) return fixed[1];
  return cores.find(([, core]) => roots.some((part) => core.has(part)))?.[0];
}

/** 'Clinical Experience', 'Articleship & Work Experience': a field of work in capitals before the word that decides. */
const BY_LAST_WORD =
  /^(?!customer|user|guest|hands)(?:\p{Lu}[\p{L}-]*\s+(?:(?:and|&)\s+)?){1,3}(experience|employment|education|skills)$/iu;
function findByLastWord(text: string): SectionKind | undefined {
  const last = BY_LAST_WORD.exec(text)?.[1]?.toLowerCase();
  if (!last || /(?:^|\s)(?!and\b)\p{Ll}/u.test(text)) return undefined;
  return last === 'employment' ? 'experience' : (last as SectionKind);
}

const joined: readonly [RegExp, SectionKind][] = [
  [/^(?:work|professional)?(?:experience|employment)(?:history)?$/, 'experience'],
  [/^(?:education|academic)(?:al)?(?:qualifications?|background|details)?$/, 'education'],
  [/^(?:technical|key|core|professional|soft)?skills?$/, 'skills'],
  [/^(?:career|professional)?(?:objective|summary|profile|aboutme)$/, 'summary'],
  [/^personal(?:details|information|profile)$|^contact$/, 'personal'],
  [/^languages?(?:known)?$/, 'languages'],
  [/^(?:academic)?projects?$/, 'projects'],
  [/^certifications?$/, 'certificates'],
  [/^(?:declaration|references?|hobbies|interests|achievements)$/, 'other'],
];

const findJoined = (folded: string): SectionKind | undefined => joined.find(([pattern]) => pattern.test(folded))?.[1];
