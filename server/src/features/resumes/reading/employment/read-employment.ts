import type { ResumeReading } from '@aarambh/contract';
import { truncate } from '../../../../lib/text/clean-text.ts';
import { findCity } from '../../../places/index.ts';
import { hasBullet, trimEnds, withoutBullet } from '../clean-line.ts';
import { hasTitleWord, isCompanyName } from '../name-words.ts';
import { findPeriod, type Period, readPoint } from '../read-dates.ts';
import type { ResumeLine } from '../resume-line.ts';

type Employment = ResumeReading['employment'][number];

const MAX_ENTRIES = 15;
const LABELS: readonly [keyof Employment | 'period', RegExp][] = [
  [
    'jobTitle',
    /^(?:designation|position(?: held)?|role|job title|post(?: held)?|occupation(?: or position held)?|title|profile|job profile|पद|पदनाम)\s*(?::-?|\t:?|[-–])\s*/iu,
  ],
  [
    'company',
    /^(?:company|organi[sz]ation|employer|firm|name of (?:the )?(?:company|organi[sz]ation|employer)|name and address of employer|company name|worked (?:with|at|for)|working (?:with|at|for)|client|कंपनी|संस्था|कम्पनी)\s*(?::-?|\t:?|[-–])\s*/iu,
  ],
  ['period', /^(?:duration|period|dates?|tenure|from|time period|working period|अवधि)\s*(?::-?|\t:?|[-–])\s*/iu],
  ['place', /^(?:location|place|city|स्थान)\s*(?::-?|\t:?|[-–])\s*/iu],
];
const columns: readonly [keyof Employment | 'period', RegExp][] = [
  ['jobTitle', /designation|position|role|title|post\b|पद/i],
  ['company', /company|organi[sz]ation|employer|firm|institution|school|hospital|कंपनी|संस्था/i],
  ['period', /duration|period|tenure|from|dates?|year|अवधि/i],
  ['place', /location|place|city/i],
];
const VERB_START =
  /^(?:managed|managing|handled|handling|responsible|developed|developing|worked on|working on|prepared|preparing|maintain(?:ed|ing)|led|leading|assist(?:ed|ing)|support(?:ed|ing)|coordinat(?:ed|ing)|creat(?:ed|ing)|design(?:ed|ing)|implement\w*|ensur\w*|achiev(?:ed|ing)|conduct(?:ed|ing)|monitor\w*|perform(?:ed|ing)|provid\w*|train(?:ed|ing)|built|improv\w*|reduc\w*|increas\w*|generat\w*|follow\w*|attend(?:ed|ing)|report(?:ed|ing)|used|using|key (?:res|ach|roles)|roles? (?:and|&)|responsibilities|duties|job responsibilities|main activities|achievements|project\b|technolog(?:y|ies) used|environment|team size|description|reason for|ctc|salary)\b/i;

const isBody = (text: string): boolean =>
  hasBullet(text) ||
  text.length > 110 ||
  VERB_START.test(text) ||
  (/[.;]$/.test(text) && text.length > 50 && !/\b(?:ltd|inc|co|pvt)\.$/i.test(text)) ||
  /^\p{Ll}/u.test(text);

/** The name of a city at the end of a text: 'Infosys Ltd, Pune'. */
function splitPlace(text: string): { rest: string; place: string } {
  const parts = text
    .split(/,\s*|\s+[-–—]\s+|\t|\s*\|\s*|\s*[()]\s*/u)
    .map(trimEnds)
    .filter(Boolean);
  const found = parts.find(
    (part, at) => at > 0 && part.length < 40 && ['city', 'region'].includes(findCity(part)?.kind ?? ''),
  );
  if (!found) return { rest: text, place: '' };
  const at = text.lastIndexOf(found);
  // 'HCL, Noida - Developer' continues after the place; a state or the country after it says nothing more.
  const after = trimEnds(text.slice(at + found.length));
  const isMore = after !== '' && !['state', 'country'].includes(findCity(after)?.kind ?? '');
  const before = trimEnds(text.slice(0, at));
  return { rest: isMore && before ? `${before} | ${after}` : before || after, place: findCity(found)?.name ?? found };
}

const isDate = (text: string): boolean => text.length < 20 && readPoint(text) !== undefined;

/** 'Chartered Accountants' is a firm. */
const TRADE = /(?:accountants|consultants|engineers|architects|contractors|advocates|associates)$/i;
const TRADE_ALONE = /^(?:chartered accountants|cost accountants|advocates|consulting engineers|architects)$/i;
const LEGAL_FORM = /(?<!\p{L})(?:ltd|limited|pvt|llp|inc|llc|corp|corporation|bank|plc)\.?(?!\p{L})/iu;

interface Parts {
  jobTitle: string;
  company: string;
  place: string;
}

/** Words that are left beside a period: 'from', 'Duration:', '(3 years)'. */
const tidy = (text: string): string =>
  trimEnds(
    text
      .replace(/\(\s*\)|\[\s*\]/g, ' ')
      .replace(
        /\(?\s*\d{1,2}(?:\.\d)?\+?\s*(?:years?|yrs?)(?:\s*(?:and|,)?\s*\d{1,2}\s*(?:months?|mos?))?\s*\)?|\(?\s*\d{1,2}\s*months?\s*\)?/gi,
        ' ',
      )
      .replace(/\b(?:from|since|duration|period|tenure|w\.?e\.?f\.?|during|dates?)\s*[:.-]*\s*$/i, '')
      .replace(/^(?:from|since|duration|period|tenure)\s*[:.-]*\s*/i, '')
      .replace(/\s{2,}/g, ' '),
  );

/** Reads title and company of the text of one line, by their words and the words between them. */
function readParts(line: string): Parts {
  const none = { jobTitle: '', company: '', place: '' };
  const tidied = tidy(line);
  const bare = tidied.replace(
    /^(?:currently |presently |previously )?(?:working|worked|employed|served|joined) (?:as|in the capacity of)(?: an?| the)?\s+/i,
    '',
  );
  if (bare === '' || bare.length > 160) return none;
  const { rest, place } = splitPlace(bare);
  const joined = /^(.{3,70}?)\s+(?:at|with|in|for|@)\s+(?:m\/s\.?\s*)?(\p{Lu}.{1,80}|\p{Lu}\p{L}*)$/u.exec(
    rest.replace(/\s*@\s*/, ' @ '),
  );
  if (joined && (bare !== tidied || hasTitleWord(joined[1] ?? '')) && !/,/.test(joined[1] ?? '')) {
    const company = splitPlace(joined[2] ?? '');
    return { jobTitle: trimEnds(joined[1] ?? ''), company: trimEnds(company.rest), place: place || company.place };
  }
  const parts = rest
    .split(
      /\t|\s*\|\s*|\s+[–—-]+\s+|\s*•\s*|\s*[–—]\s*|,\s+(?!(?:inc|ltd|llc|pvt|llp|limited)\b)|\s{3,}|(?<=[a-z)])\s*:\s+/iu,
    )
    .map((part) => trimEnds(part.replace(/^m\/s\.?\s*/i, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && part.length <= 90);
  const isCity = (part: string) => findCity(part) !== undefined;
  const named = parts.filter((part) => (!isCity(part) || isCompanyName(part)) && !isDate(part));
  const scored = named.map((part) => ({
    part,
    title: hasTitleWord(part) && !TRADE.test(part),
    company: isCompanyName(part) || TRADE.test(part),
  }));
  let title =
    scored.find((one) => one.title && !one.company) ??
    scored.find(
      (one) =>
        one.title &&
        /(?:engineer|developer|manager|executive|officer|assistant|lead|head|analyst|teacher|trainee|intern)s?$/iu.test(
          one.part,
        ),
    );
  if (!title && scored.length === 1 && scored[0]?.title && !scored[0].company) title = scored[0];
  const others = scored.filter((one) => one !== title);
  const company =
    others.find((one) => LEGAL_FORM.test(one.part)) ??
    // 'Varma & Varma, Chartered Accountants'
    others.find(
      (one, at) => !one.title && others[at + 1] !== undefined && TRADE_ALONE.test(others[at + 1]?.part ?? ''),
    ) ??
    others.find((one) => one.company && !one.title) ??
    others.find((one) => one.company) ??
    (title ? others.find((one) => !one.title) : undefined);
  return {
    jobTitle: title?.part ?? '',
    company: company?.part ?? '',
    place: place || (parts.map((part) => findCity(part)).find((city) => city?.kind === 'city')?.name ?? ''),
  };
}

function readTable(lines: readonly ResumeLine[]): { entries: Employment[]; used: Set<ResumeLine> } {
  const used = new Set<ResumeLine>();
  const entries: Employment[] = [];
  let header: (keyof Employment | 'period' | undefined)[] | undefined;
  for (const line of lines) {
    const cells = line.text.split('\t').map((cell) => cell.trim());
    const kinds = cells.map((cell) =>
      cell.length < 40 && !/\d{4}/.test(cell) ? columns.find(([, name]) => name.test(cell))?.[0] : undefined,
    );
    if (cells.length >= 3 && kinds.includes('company') && kinds.includes('jobTitle')) {
      header = kinds;
      used.add(line);
      continue;
    }
    if (!header || cells.length !== header.length) continue;
    const period = findPeriod(cells.filter((_, at) => header?.[at] === 'period').join(' - ')) ?? findPeriod(line.text);
    const cellOf = (kind: keyof Employment) => cells[header?.indexOf(kind) ?? -1] ?? '';
    if (!period || !cellOf('company')) continue;
    used.add(line);
    const { rest, place } = splitPlace(cellOf('company'));
    entries.push({
      jobTitle: trimEnds(cellOf('jobTitle')),
      company: trimEnds(rest),
      place: findCity(cellOf('place'))?.name ?? place,
      from: period.from,
      to: period.to,
    });
  }
  return { entries, used };
}

/** Reads the jobs of a resume: each period of time with the title and company beside, above or below it. */
export function readEmployment(lines: readonly ResumeLine[]): Employment[] {
  const table = readTable(lines);
  const rest = lines.filter((line) => !table.used.has(line)).map(({ text }) => text);
  const entries: Employment[] = [...table.entries];
  const periods: (Period | undefined)[] = rest.map((text) => (text.length > 220 ? undefined : findPeriod(text)));
  let consumed = -1;
  for (const [at, period] of periods.entries()) {
    const line = rest[at] ?? '';
    if (!period || at <= consumed) continue;
    if (hasBullet(line) && VERB_START.test(withoutBullet(line))) continue;
    if (/^(?:•\s*)?(?:project|client|reason|technolog)/i.test(line) && !/designation|company|organi/i.test(line))
      continue;
    const entry: Employment = { jobTitle: '', company: '', place: '', from: period.from, to: period.to };
    const addText = (text: string): boolean => {
      const bare = withoutBullet(text);
      const label = LABELS.find(([, pattern]) => pattern.test(bare));
      if (label) {
        const [kind, pattern] = label;
        const value = trimEnds(bare.replace(pattern, ''));
        if (kind === 'company') {
          const { rest: company, place } = splitPlace(value);
          entry.company ||= company;
          entry.place ||= place;
        } else if (kind === 'place') entry.place ||= findCity(value)?.name ?? '';
        else if (kind === 'jobTitle') entry.jobTitle ||= value;
        return true;
      }
      const parts = readParts(bare);
      if (parts.jobTitle === '' && parts.company === '') {
        entry.place ||= parts.place;
        // A name that no word tells: the company of a known title, when it is alone on its line.
        const alone = splitPlace(tidy(bare));
        if (
          entry.jobTitle &&
          !entry.company &&
          alone.rest.length <= 60 &&
          /^[\p{Lu}\d]/u.test(alone.rest) &&
          !findCity(alone.rest) &&
          alone.rest.split(' ').length <= 6
        ) {
          entry.company = alone.rest;
          entry.place ||= alone.place;
          return true;
        }
        return false;
      }
      entry.jobTitle ||= parts.jobTitle;
      entry.company ||= parts.company;
      entry.place ||= parts.place;
      return true;
    };
    const own = `${line.slice(0, period.index)}\t${line.slice(period.index + period.text.length)}`;
    if (/\p{L}{2}/u.test(tidy(own))) addText(trimEnds(own));
    // The lines above, up to the text of the entry before; a line that is taken may leave a name above unread.
    const above: string[] = [];
    for (let i = at - 1; i > consumed && above.length < 2; i--) {
      const text = rest[i] ?? '';
      if (periods[i] || isBody(text)) break;
      above.push(text);
    }
    const below: string[] = [];
    for (let i = at + 1; i < rest.length && below.length < 3; i++) {
      const text = rest[i] ?? '';
      const isLabelled = LABELS.some(([, pattern]) => pattern.test(withoutBullet(text)));
      if (periods[i] || (isBody(text) && !isLabelled)) break;
      below.push(text);
    }
    const isComplete = () => entry.jobTitle !== '' && entry.company !== '';
    const isRecognised = (text: string) =>
      hasTitleWord(text) || isCompanyName(text) || LABELS.some(([, pattern]) => pattern.test(withoutBullet(text)));
    // Lines that say what they are decide before names that only stand there.
    for (const text of above) if (!isComplete() && isRecognised(text)) addText(text);
    let last = at;
    const aboveIsUsed = above.some(isRecognised);
    for (const [i, text] of below.entries()) {
      if (isComplete() && entry.place !== '') break;
      const next = below[i + 1];
      // With names above, the names below belong to the next entry.
      if (isComplete() || (aboveIsUsed && i > 0 && next === undefined && periods[at + i + 2])) break;
      if (isRecognised(text) && addText(text)) last = at + 1 + i;
    }
    const unrecognised = [...above, ...below.slice(0, 1)].filter((text) => !isRecognised(text));
    for (const text of unrecognised) if (!isComplete()) addText(text);
    consumed = Math.max(consumed, last);
    if (entry.jobTitle && entry.company) entries.push(entry);
  }
  const seen = new Set<string>();
  return entries
    .map((entry) => ({
      ...entry,
      jobTitle: truncate(entry.jobTitle, 150),
      company: truncate(entry.company, 150),
      place: truncate(entry.place, 100),
    }))
    .filter((entry) => {
      const key = `${entry.company.toLowerCase()} ${entry.from}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_ENTRIES);
}
