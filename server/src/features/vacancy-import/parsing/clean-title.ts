import { cleanText, shorten } from '../../../lib/text/clean-text.ts';
import { findCity } from '../../places/index.ts';

/** Maximum length of a job title. */
export const TITLE_LENGTH = 120;

const callWords =
  "urgent(?:ly)?|immediate(?:ly)?|very|most|mega|great|excellent|exciting|golden|latest|new|current|multiple|big|we are|we're|now|is|are|inviting|looking|applications?|job|jobs|career|walk-?\\s?in|opportunit(?:y|ies)|openings?|vacanc(?:y|ies)|requirements?|hiring|required|needed|drive|interviews?";
/** 'Urgent opening for a …', 'We are hiring: …', 'Immediate requirement for the position of …' */
const callToApply = new RegExp(
  String.raw`^(?:(?:${callWords})[\s!:,.|-]+)*(?:for|of|as)\s+(?:the\s+)?(?:(?:positions?|posts?|roles?) of\s+)?(?:an?\s+|the\s+)?`,
  'i',
);
const callBeforeColon =
  /^(?:(?:urgent(?:ly)?|immediate(?:ly)?|job|now|we are)[\s!:,|-]*)*(?:hiring|required|requirements?|openings?|vacancy)\s*[!:,|-]+\s*/i;
const onlyCall = new RegExp(String.raw`^(?:(?:${callWords}|for|of|as)(?:[\s!:,.-]+|$))+$`, 'i');
const boilerplate =
  /^(?:apply now|immediate joiners?|wfh|high salar(?:y|ies)|good salary|excellent (?:salary|comm(?:unication)? skills)|(?:spot )?offer|\d+\+? (?:openings?|vacanc(?:y|ies)|posts|positions)|(?:openings?|vacanc(?:y|ies)|posts) ?[:-]? ?\d+|[^\p{L}\p{N}]*)\.?$/iu;
const yearsOfExperience =
  /^(?:exp(?:erience)?\.?\s*[:-]?\s*)?\d+\s*(?:\+|(?:-|–|to)\s*\d+)?\s*(?:years?|yrs?)(?: (?:of )?exp(?:erience)?)?$/i;
const pay =
  /^(?:fix(?:ed)? )?(?:sal(?:ary)?|ctc|pay|package)\b.*\d.*$|^[\d.]+\s*(?:-|to)\s*[\d.]+\s*(?:lpa|lacs?|lakhs?)$/i;
const payAtEnd =
  /[\s,.(/-]+(?:fix(?:ed)?\s+)?(?:sal(?:ary)?|ctc|package)\s*(?:up\s?to|upto|:|-|@)?\s*(?:rs\.?|₹)?\s*\d[\d.,]*\s*(?:-\s*\d[\d.,]*\s*)?(?:k|lpa|lacs?|lakhs?)\b.*$/i;

/** Asides at the end: '(10 openings)', '- 5 posts', '(last date 31 Dec)'. */
const countAtEnd = /[\s,|(/-]+\d{1,4}\s?\+?\s?(?:openings?|vacanc(?:y|ies)|posts|positions)\s?\)?$/i;
const lastDayAtEnd = /[\s,|(/-]+(?:last (?:date|day)|apply (?:before|by)|closing date)\b.{0,60}$/i;

const separator = /\s*(?:\|+|!!+|\*{2,}|[★☆●•■►]+|\/\/+|\.{2,})\s*/;

/**
 * Cleans the headline of an advertisement to a title: drops calls to apply, and parts with only pay, years or cities;
 * normalises separators and spaces; converts all capitals to title case. If nothing would remain, the words are kept.
 */
export function cleanTitle(text: string): string {
  const plain = cleanText(text, 300);
  const parts = plain
    .split(separator)
    .map(stripCalls)
    .filter((part) => part !== '' && !isAside(part));
  const joined = parts.length > 0 ? parts.join(' | ') : plain;
  const title = trimEnds(joined.replace(payAtEnd, '').replace(lastDayAtEnd, '').replace(countAtEnd, ''));
  return shorten(toTitleCase(title === '' ? trimEnds(plain) : title), TITLE_LENGTH);
}

function stripCalls(part: string): string {
  const trimmed = trimEnds(part);
  if (onlyCall.test(trimmed)) return '';
  return trimEnds(trimmed.replace(callToApply, '').replace(callBeforeColon, ''));
}

function isAside(part: string): boolean {
  return boilerplate.test(part) || yearsOfExperience.test(part) || pay.test(part) || isCityList(part);
}

function isCityList(part: string): boolean {
  const names = part.replace(/^location\s*[:-]/i, '').split(/[,/&]/);
  return names.every((name) => ['city', 'region', 'country', 'remote'].includes(findCity(name)?.kind ?? ''));
}

/** Trims separators at both ends; '.NET', 'C++' and 'C#' keep theirs. */
function trimEnds(text: string): string {
  return text
    .replace(/^(?:[\s,;:|/\\*~_@!?"'`+=-]|\.(?![a-z]))+/i, '')
    .replace(/(?:[\s,;:|/\\*~_@!"'`=.-]|\((?=\s*$)|(?<=\s)\+)+$/i, '');
}

const acronyms = new Set(
  'AI AP AR AWS B2B B2C BA BAMS BBA BCA BDA BDE BDM BDS BHMS BI BIM BPO CA CAD CAM CCTV CEO CFO CFD CMA CNC CRM CS CSR CTO DBA DGM EHS ERP ETL GCP GIS GM GNM GST HR HRBP HSE HVAC IB ICU IELTS IOS IOT IT ITI JEE KPO KYC LAN LLB MBA MBBS MCA MEP MIS ML MNC MS NGO NLP NEET NICU NOC OT PA PCB PGT PHP PLC PMO PPC PR PRO QA QC QHSE R&D RCM RF RN RPO RTL SAP SAS SCADA SDE SDET SEM SEO SMT SOC SQL SRE TGT TPA UI UK US USA UX VFX VLSI VP VAPT WFH'.split(
    ' ',
  ),
);
/** Words that are acronyms in capitals only. */
const ordinaryWords = new Set(['pro']);
const smallWords = new Set(['and', 'or', 'of', 'for', 'in', 'at', 'the', 'to', 'with', 'a', 'an', 'on', 'by']);

/** Names with a spelling of their own. */
const properNames = new Map(
  'iOS iPhone iPad macOS eCommerce eLearning eBay jQuery dBase DevOps PHP JavaScript TypeScript Node.js React.js ReactJS NodeJS AutoCAD WordPress YouTube LinkedIn GitHub MySQL NoSQL PostgreSQL MongoDB SolidWorks SharePoint PowerPoint IoT PhD BSc MSc BCom MCom BTech MTech'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const words = /[\p{L}\p{N}&+#'’]+(?:\.js\b)?/giu;

/**
 * Converts a title in one case to title case, and capitalises the first word of any other. Acronyms, names such as iOS and
 * short words without vowels keep their spelling.
 */
function toTitleCase(title: string): string {
  const letters = title.replace(/[^\p{L}]/gu, '');
  if (title === title.toLowerCase()) {
    const dotted = title.replace(/(?<![\p{L}\p{N}])\.net\b/gu, '.NET');
    return dotted.replace(words, (word, offset: number) => capitaliseWord(word, offset === 0));
  }
  if (letters.length >= 5 && title === title.toUpperCase())
    return title.replace(words, (word, offset: number) => toTitleCaseWord(word, offset === 0));
  return title.replace(/^\p{Ll}[\p{L}\p{N}&+#'’]*(?:\.js\b)?/u, (word) =>
    /\p{Lu}/u.test(word) ? word : capitaliseWord(word, true),
  );
}

/** Capitalises a word in lower case, as in 'PHP', 'iOS' or 'Executive'. */
function capitaliseWord(word: string, isFirst: boolean): string {
  const name = properNames.get(word);
  if (name) return name;
  if (!isFirst && smallWords.has(word)) return word;
  const capitals = word.toUpperCase();
  if (acronyms.has(capitals) && !ordinaryWords.has(word)) return capitals;
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

function toTitleCaseWord(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  if (!isFirst && smallWords.has(lower)) return lower;
  if (acronyms.has(word) || /[\d+#]/.test(word) || /^[IVX]{2,}$/.test(word)) return word;
  const spelledOut = /^(?:JR|SR|MR|MS|DR|ASST|MGR|DEPT|MKTG)$/.test(word);
  if (!spelledOut && word.length <= 4 && !/[AEIOUY]/.test(word)) return word;
  return (lower[0] ?? '').toUpperCase() + lower.slice(1);
}
