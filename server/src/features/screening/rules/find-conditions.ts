import { type FoldedText, foldCharacters, quote } from '../text/fold-characters.ts';

export type ConditionKind = 'sex' | 'sexTitle' | 'marital' | 'faith' | 'age';
export interface Condition {
  kind: ConditionKind;
  words: string;
}

const one =
  '(?:females?|males?|girls?|boys?|women|woman|men|ladies|lady|gents|gent|ladkiyan|ladkiyon|ladki|ladke|ladkon|mahila|mahilaye|mahilaon|mahilayen|purush)';
const faith =
  '(?:hindus?|muslims?|islamic|christians?|sikhs?|jains?|buddhists?|parsis?|brahmins?|brahman|rajputs?|marwaris?|baniyas?|yadavs?|jats?|patels?|dalits?|upper caste|general caste|higher caste|forward caste|same caste|savarna)';
const persons =
  '(?:candidates?|applicants?|staff|employees?|freshers?|graduates?|persons?|workers?|helpers?|people|community|families)';
const gap = '[ ,.:()/-]{1,3}';

const patterns: [Exclude<ConditionKind, 'sexTitle'>, RegExp][] = [
  [
    'sex',
    new RegExp(
      String.raw`\b(?:only|sirf|keval|kewal)${gap}(?:for${gap}|the${gap}|experienced${gap}|young${gap}){0,2}${one}(?! and| or|/|\s*&)\b`,
      'g',
    ),
  ],
  [
    'sex',
    new RegExp(
      String.raw`(?<!(?:and|or|/|&) ?)\b${one}${gap}(?:${persons}${gap}|staff${gap}|ke liye${gap}){0,2}(?:only|preferred|required|needed|wanted|hi|chahiye|can apply|may apply|ke liye)\b`,
      'g',
    ),
  ],
  ['sex', new RegExp(String.raw`\bno${gap}(?:boys|girls|males|females|ladies|gents|men|women)\b(?! and| or)`, 'g')],
  [
    'sex',
    /\b(?:gender|sex)\s{0,2}[:=-]{1,2}\s{0,2}(?:female|male|woman|man|girl|boy)s?\b(?!\s*[/&,]|\s+(?:and|or)\b)/g,
  ],
  [
    'marital',
    new RegExp(
      String.raw`\b(?:un-?married|not married|avivahit|kunwari|kunware|divorcees?|single status)\b(?:${gap}(?:only|preferred|${one}|${persons}))?`,
      'g',
    ),
  ],
  [
    'marital',
    new RegExp(
      String.raw`\b(?:only|no)${gap}married\b|\bmarried${gap}(?:${one}|${persons})${gap}(?:only|not allowed|preferred)\b`,
      'g',
    ),
  ],
  ['faith', new RegExp(String.raw`\b(?:only|sirf|keval|no)${gap}(?:for${gap})?${faith}\b`, 'g')],
  [
    'faith',
    new RegExp(
      String.raw`\b${faith}${gap}(?:${one}${gap}|${persons}${gap}){0,2}(?:only|preferred|required|need not apply|not allowed|chahiye)\b`,
      'g',
    ),
  ],
  ['faith', /\b(?:religion|caste|dharm|jati)\s{0,2}[:=-]{1,2}\s{0,2}(?!any|no |not|all)[a-z]{3,20}\b/g],
  [
    'age',
    /\bage\s{0,2}(?:limit|group|between|criteria|range)?\s{0,2}(?:is\s)?[:-]{0,2}\s{0,2}(?:up ?to\s)?\d{2}\s{0,2}(?:(?:-|to|–|and)\s{0,2}\d{2}|years|yrs)\b|\b(?:below|under|not above|max(?:imum)?)\s\d{2}\s?(?:years|yrs)\s?(?:of age|old)\b|\bage (?:below|under|less than) \d{2}\b/g,
  ],
];
const devanagari: [Exclude<ConditionKind, 'sexTitle'>, RegExp][] = (
  [
    ['sex', '(?:केवल|सिर्फ) (?:महिला|महिलाएं|महिलाओं|पुरुष|पुरुषों|लड़की|लड़कियां|लड़कियों|लड़के|लड़कों)'],
    ['sex', '(?:महिला|महिलाएं|पुरुष|लड़कियां|लड़के)[^\\n।]{0,14}(?:ही आवेदन|चाहिए|के लिए ही)'],
    ['marital', 'अविवाहित|कुंवारी|कुंवारे'],
    ['faith', '(?:केवल|सिर्फ) (?:हिंदू|हिन्दू|मुस्लिम|ब्राह्मण|जैन|सिख|ईसाई|राजपूत)'],
  ] as const
).map(([kind, source]) => [kind, new RegExp(foldCharacters(source).folded, 'g')]);

const allPatterns = [...patterns, ...devanagari];

const inTitle = new RegExp(String.raw`\b${one}\b`);
const bothSexes =
  /\b(?:fe)?males?\s{0,2}(?:\/|&|,|and|or)\s{0,2}(?:fe)?males?\b|\b(?:both|any gender|all genders|men and women|women and men|boys and girls|girls and boys|ladies and gents|transgender)\b/;
/** Conditions of each kind that are found in a text. */
const MAX_FOUND = 20;

/** Words without which a text has no condition of each kind: most have none. */
const triggers: Record<Exclude<ConditionKind, 'sexTitle'>, RegExp> = {
  sex: /male|girl|boy|wom[ae]n|\bmen\b|lad(?:y|ies)\b|gents?\b|ladk|mahila|purush|gender|\bsex\b|[\u0900-\u097f]/,
  marital: /married|avivahit|kunw|divorcee|single status|[\u0900-\u097f]/,
  faith: new RegExp(String.raw`${faith}|religion|caste|dharm|\bjati|[\u0900-\u097f]`),
  age: /\bage\b|years|yrs/,
};

/** Finds conditions of sex, marriage, religion, caste and age in a text. The patterns are bounded: linear in the length. */
export function findConditions(text: FoldedText): Condition[] {
  const found = new Map<string, Condition>();
  const counts = new Map<string, number>();
  const { folded } = text;
  const isPossible = new Map(Object.entries(triggers).map(([kind, trigger]) => [kind, trigger.test(folded)]));
  for (const [kind, pattern] of allPatterns) {
    if (!isPossible.get(kind)) continue;
    for (const match of folded.matchAll(pattern)) {
      if ((counts.get(kind) ?? 0) >= MAX_FOUND) break;
      const [start, end] = [match.index, match.index + match[0].length];
      if (kind === 'sex' && bothSexes.test(folded.slice(Math.max(0, start - 40), end + 40))) continue;
      const words = quote(text, start, end).trim();
      if (found.has(`${kind} ${words}`)) continue;
      found.set(`${kind} ${words}`, { kind, words });
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  }
  return [...found.values()];
}

/** The sex that a title names, when it names only one. */
export function findSexInTitle(text: FoldedText): Condition | undefined {
  const match = inTitle.exec(text.folded);
  if (!match || bothSexes.test(text.folded)) return undefined;
  return { kind: 'sexTitle', words: quote(text, match.index, match.index + match[0].length) };
}
