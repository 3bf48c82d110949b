import { MONTHS } from '../../../lib/india-time/months.ts';

/** A period of months, `yyyy-MM` or `yyyy`; `to` is empty while it is current. */
export interface Period {
  from: string;
  to: string;
  /** The text of the period and its place in the line. */
  text: string;
  index: number;
}

const LATIN_MONTHS = MONTHS.map((name) => name.toLowerCase());
const HINDI_MONTHS = ['जन', 'फर', 'मार्च', 'अप्रै', 'मई', 'जून', 'जुला', 'अग', 'सित', 'अक्', 'नव', 'दिस'];
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर)';
const YEAR = "(?:(?:19|20)\\d{2}|'\\d{2})";
const DAY = '(?:\\d{1,2}(?:st|nd|rd|th)?[ .,/-]{1,2})?';
const POINTS = [
  `${DAY}(?<![\\p{L}\\p{M}])${MONTH}\\.?[ ,.'/-]{0,3}(?:${YEAR}|\\d{2}(?![\\d%.]))`,
  '\\d{1,2}[/.-]\\d{1,2}[/.-](?:19|20)\\d{2}',
  '(?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d{2}',
  '(?:19|20)\\d{2}[/.-](?:0[1-9]|1[0-2])(?!\\d)(?:-\\d{2}(?!\\d))?',
  YEAR,
];
const POINT = `(?:${POINTS.join('|')})`;
const NOW =
  '(?:(?:till|until|up ?to|to)?[ -]*(?:till|to)?[ -]*(?:date|now|present(?:ly)?|current(?:ly)?|today|on ?going|cont(?:inu\\w{0,5})?|ab tak|aaj tak|working|onwards?|अब तक|आज तक|वर्तमान)(?![\\p{L}])|(?:to )?till(?=[\\s.)]*$))';
const TO = '\\s*(?:-+|–|—|~|→|to|till|until|up ?to|se|से|तक)\\s*';

const RANGE = new RegExp(
  `(?<![\\d./])(${POINT})(?:(?:${TO}|\\s*\\t\\s*)(${POINT})|(?:${TO}|\\s+|\\s*\\t\\s*)(${NOW}))(?!\\d)`,
  'iu',
);
const SHORT_RANGE = /(?<![\d./])((?:19|20)\d{2})\s?[-–—/]\s?(\d{2})(?!\d|[/.-]\d|\s?%)/u;
/** Longest period that is written as 2019-21. */
const MAX_SHORT_YEARS = 15;
/** In columns, or with a dash that has no Unicode: two points with months beside each other. */
const WITH_MONTH = `(?:${MONTH}\\.?[ ,.'/-]{0,3}${YEAR}|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d{2})`;
const TWO_MONTHS = new RegExp(`(?<![\\p{L}\\d/.-])(${WITH_MONTH})\\s+(${WITH_MONTH})(?!\\d)`, 'iu');
const SINCE = new RegExp(`(?:since|w\\.?e\\.?f\\.?|from|joined(?: in| on)?)\\s+(${POINT})(?!\\d)`, 'iu');
const OPEN = new RegExp(`(?<![\\d./])(${POINT})\\s*(?:-|–|—)\\s*$`, 'iu');

const fullYear = (digits: string): string => {
  if (digits.length === 4) return digits;
  return Number(digits) <= 40 ? `20${digits}` : `19${digits}`;
};

/** A point in time as `yyyy-MM` or `yyyy`; undefined for a text that is none. */
export function readPoint(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  const named = new RegExp(`${MONTH}\\.?[ ,.'/-]{0,3}'?(\\d{4}|\\d{2})$`, 'u').exec(plain);
  if (named) {
    const name = named[0];
    const latin = LATIN_MONTHS.findIndex((month) => name.startsWith(month));
    const month = latin >= 0 ? latin : HINDI_MONTHS.findIndex((start) => name.startsWith(start));
    return month < 0 ? undefined : `${fullYear(named[1] ?? '')}-${String(month + 1).padStart(2, '0')}`;
  }
  const iso = /^(\d{4})[/.-](\d{2})/.exec(plain);
  if (iso) return `${iso[1]}-${iso[2]}`;
  const dated = /(?:^|[/.-])(\d{1,2})[/.-](\d{4})$/.exec(plain);
  if (dated && Number(dated[1]) >= 1 && Number(dated[1]) <= 12) return `${dated[2]}-${dated[1]?.padStart(2, '0')}`;
  const year = /^'?(\d{4}|\d{2})$/.exec(plain);
  return year ? fullYear(year[1] ?? '') : undefined;
}

/** Finds the first period of a line: 'Jun'19 - Mar 2021', '06/2019 to till date', '2019–21', 'since May 2020'. */
export function findPeriod(line: string): Period | undefined {
  const make = (match: RegExpExecArray, from: string | undefined, to: string | undefined): Period | undefined => {
    if (from === undefined || to === undefined) return undefined;
    const length = Math.min(from.length, to.length);
    if (to !== '' && to.slice(0, length) < from.slice(0, length)) return undefined;
    return { from, to, text: match[0], index: match.index };
  };
  const range = RANGE.exec(line);
  if (range) {
    let from = readPoint(range[1] ?? '');
    const to = range[3] === undefined ? readPoint(range[2] ?? '') : '';
    // 'Jun - Aug 2019' is read from its end.
    if (from === undefined && to) from = to;
    return make(range, from, to);
  }
  const oneYear = new RegExp(`(?<![\\p{L}])(${MONTH})${TO}(${MONTH}\\.?[ ,.'-]{0,3}${YEAR})`, 'iu').exec(line);
  if (oneYear) {
    const to = readPoint(oneYear[2] ?? '');
    return make(oneYear, readPoint(`${oneYear[1]} ${to?.slice(0, 4)}`), to);
  }
  const twoMonths = TWO_MONTHS.exec(line);
  if (twoMonths) return make(twoMonths, readPoint(twoMonths[1] ?? ''), readPoint(twoMonths[2] ?? ''));
  const short = SHORT_RANGE.exec(line);
  if (short) {
    const [from = '', end = ''] = [short[1], short[2]];
    const to = `${from.slice(0, 2)}${end}`;
    // Otherwise a percentage stands beside the year.
    return Number(to) - Number(from) <= MAX_SHORT_YEARS ? make(short, from, to) : undefined;
  }
  const open = SINCE.exec(line) ?? OPEN.exec(line);
  return open ? make(open, readPoint(open[1] ?? ''), '') : undefined;
}

/** The last year of a line, such as that of a degree; undefined for none between 1950 and ten years from now. */
export function findLastYear(line: string): string | undefined {
  const period = findPeriod(line);
  if (period) return period.to === '' ? undefined : period.to.slice(0, 4);
  const years = line.match(/(?<![\d.,/-]|₹ ?)(?:19[5-9]\d|20[0-3]\d)(?![\d%]|,\d|\.\d)/g);
  if (years) return years.at(-1);
  const point = new RegExp(
    `(?<![\\p{L}\\d])(?:${MONTH}\\.?[ ,.'/-]{0,3}(?:${YEAR}|\\d{2}(?![\\d%.]))|(?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d{2})`,
    'iu',
  ).exec(line);
  return point ? readPoint(point[0])?.slice(0, 4) : undefined;
}

/** Whole months of a period, counting both ends; a missing month counts from January to January. */
export function monthsOf({ from, to }: Pick<Period, 'from' | 'to'>, now: string): [start: number, end: number] {
  const count = (point: string, isEnd: boolean) => {
    const [year = '0', month] = point.split('-');
    return Number(year) * 12 + (month === undefined ? 0 : Number(month) - (isEnd ? 0 : 1));
  };
  return [count(from, false), count(to === '' ? now : to, true)];
}
