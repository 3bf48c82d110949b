import { type FoldedText, foldCharacters, quote } from '../text/fold-characters.ts';
import { anyFaith, excluded, faith, gap, homeWork, joined, joins, one, persons, post } from './condition-words.ts';

export type ConditionKind = 'sex' | 'sexTitle' | 'marital' | 'faith' | 'age';
export interface Condition {
  kind: ConditionKind;
  words: string;
}

const patterns: [Exclude<ConditionKind, 'sexTitle'>, RegExp][] = [
  [
    'sex',
    new RegExp(
      String.raw`\b(?:only|sirf|keval|kewal)${gap}(?:for${gap}|the${gap}|experienced${gap}|young${gap}){0,2}${one}(?!${joins})\b`,
      'g',
    ),
  ],
  [
    'sex',
    new RegExp(
      String.raw`(?<!${joined})\b${one}${gap}(?:${persons}${gap}|staff${gap}|ke liye${gap}){0,2}(?:only|preferred|required|needed|wanted|hi|chahiye|can apply|may apply|ke liye|apply kare|apply karein|apply karen)\b`,
      'g',
    ),
  ],
  ['sex', new RegExp(String.raw`\bno${gap}(?:boys|girls|males|females|ladies|gents|men|women)\b(?!${joins})`, 'g')],
  [
    'sex',
    /\b(?:gender|sex)\s{0,2}[:=-]{1,2}\s{0,2}(?:female|male|woman|man|girl|boy)s?\b(?!\s*[/&,]|\s+(?:and|or|aur|ya)\b)/g,
  ],
  ['sex', new RegExp(String.raw`(?<!${joined})\b${one}${gap}(?:${persons}${gap})?${excluded}`, 'g')],
  [
    'sex',
    new RegExp(
      String.raw`\b(?:females?|males?|lady|mahila|purush)${gap}${post}${gap}(?:only|preferred|required|needed|wanted|chahiye)\b`,
      'g',
    ),
  ],
  [
    'marital',
    new RegExp(
      String.raw`\bmarried${gap}(?:${one}${gap}|${persons}${gap})?${excluded}|\b(?:shaadi ?shuda|shadi ?shuda|vivahit)${gap}(?:\S{1,12} ){0,2}${excluded}`,
      'g',
    ),
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
  [
    'faith',
    new RegExp(
      String.raw`\b(?:(?:only|sirf|keval)${gap}(?:for${gap})?${faith}|no${gap}(?:for${gap})?${anyFaith})\b(?!${gap}(?:bar|reservation|discrimination))`,
      'g',
    ),
  ],
  [
    'faith',
    new RegExp(
      String.raw`\b${faith}${gap}(?:${one}${gap}|${persons}${gap}){0,2}(?:only|preferred|required|need not apply|not allowed|chahiye)\b`,
      'g',
    ),
  ],
  [
    'faith',
    new RegExp(
      String.raw`\b${anyFaith}${gap}(?:${persons}${gap}|log${gap}|logo${gap}|category${gap}|aur${gap}|community${gap}){0,3}${excluded}`,
      'g',
    ),
  ],
  [
    'faith',
    new RegExp(
      String.raw`(?<!\b(?:and|or|for|food|the) )\b${faith}${gap}(?:male${gap}|female${gap}|lady${gap})?${homeWork}${gap}(?:is${gap}|are${gap}|only${gap})?(?:only|preferred|required|needed|wanted|chahiye)\b`,
      'g',
    ),
  ],
  [
    'faith',
    new RegExp(
      String.raw`\b(?:need|needs|want|wants|wanted|require|requires|looking for|seeking|hiring|searching for|prefer)${gap}(?:an?${gap}|only${gap}|good${gap}|experienced${gap}){0,2}${faith}${gap}(?:male${gap}|female${gap}|lady${gap})?${homeWork}\b`,
      'g',
    ),
  ],
  ['faith', /\b(?:religion|caste|dharm|jati)\s{0,2}[:=-]{1,2}\s{0,2}(?!any|no |not|all)[a-z]{3,20}\b/g],
  [
    'age',
    /\bage\s{0,2}(?:limit|group|between|criteria|range)?\s{0,2}(?:is\s)?[:-]{0,2}\s{0,2}(?:up ?to\s)?\d{2}\s{0,2}(?:(?:-|to|–|and)\s{0,2}\d{2}|years|yrs)\b|\bage limit\s{0,2}(?:is\s?)?[:-]{0,2}\s{0,2}\d{2}\b|\b(?:umar|umra|umr)\s{0,2}(?:seema\s)?[:-]{0,2}\s{0,2}\d{2}\b|\b(?:below|under|not above|max(?:imum)?)\s\d{2}\s?(?:years|yrs)\s?(?:of age|old)\b|\bage (?:below|under|less than) \d{2}\b/g,
  ],
];
const devanagari: [Exclude<ConditionKind, 'sexTitle'>, RegExp][] = (
  [
    ['sex', '(?:केवल|सिर्फ) (?:महिला|महिलाएं|महिलाओं|पुरुष|पुरुषों|लड़की|लड़कियां|लड़कियों|लड़के|लड़कों)'],
    ['sex', '(?:महिला|महिलाएं|पुरुष|लड़कियां|लड़के)[^\\n।]{0,14}(?:ही आवेदन|चाहिए|के लिए ही)'],
    ['sex', '(?:महिला|महिलाएं|पुरुष|लड़कियां|लड़के)[^\\n।]{0,14}(?:आवेदन न करें|नहीं चाहिए|मान्य नहीं|पात्र नहीं)'],
    [
      'faith',
      '(?:हिंदू|हिन्दू|मुस्लिम|मुसलमान|ब्राह्मण|जैन|सिख|ईसाई|राजपूत|दलित|ओबीसी|एससी|एसटी)[^\\n।]{0,24}(?:ही आवेदन|ही चाहिए|आवेदन न करें|नहीं चाहिए|पात्र नहीं|मान्य नहीं)',
    ],
    [
      'faith',
      '(?:हिंदू|हिन्दू|मुस्लिम|ब्राह्मण|जैन|सिख|ईसाई|राजपूत) (?:रसोइया|रसोइये|महाराज|कुक|ड्राइवर|आया|नौकर|गार्ड|चौकीदार|परिवार|महिला|लड़की|लड़का)[^\\n।]{0,10}(?:चाहिए|की जरूरत|की आवश्यकता)',
    ],
    ['age', '(?:आयु|उम्र)(?: सीमा)?[ :-]{1,3}[0-9०-९]{2}'],
    ['marital', 'अविवाहित|कुंवारी|कुंवारे'],
    ['faith', '(?:केवल|सिर्फ) (?:हिंदू|हिन्दू|मुस्लिम|ब्राह्मण|जैन|सिख|ईसाई|राजपूत)'],
  ] as const
).map(([kind, source]) => [kind, new RegExp(foldCharacters(source).folded, 'g')]);

const inTitle = new RegExp(String.raw`\b${one}\b`);
const bothSexes =
  /\b(?:fe)?males?\s{0,2}(?:\/|&|,|and|or)\s{0,2}(?:fe)?males?\b|\b(?:both|any gender|all genders|men and women|women and men|boys and girls|girls and boys|ladies and gents|transgender)\b/;
/** Conditions of each kind that are found in a text. */
const MAX_FOUND = 20;

/** Words without which a text in Latin letters has no condition of each kind: most have none. */
const triggers: Record<Exclude<ConditionKind, 'sexTitle'>, readonly RegExp[]> = {
  sex: [/\b(?:(?:fe)?male|girl|boy|wom[ae]n|men\b|lad(?:y|ies)\b|gents?\b|la[dr]k|aurat|mahila|purush|gender|sex\b)/],
  marital: [/\b(?:(?:un-?)?married|avivahit|vivahit|sha?adi|kunw|divorcee|single status)/],
  faith: [new RegExp(String.raw`\b(?:${anyFaith}|religion|caste|dharm|jati)`)],
  // 'Agency' and 'agent' do not mean age.
  age: [/\bage\b|years|yrs|\bumr?a?r?\b/, /\bage(?!n)|\bum[ar]|\b(?:below|under|above|max(?:imum)?)\s\d/],
};

/** Finds conditions of sex, marriage, religion, caste and age in a text. The patterns are bounded: linear in the length. */
export function findConditions(text: FoldedText): Condition[] {
  const found = new Map<string, Condition>();
  const counts = new Map<string, number>();
  const { folded, offsets } = text;
  // Plain ASCII, as most texts are, has no offsets.
  const isHindi = offsets !== undefined && /[\u0900-\u097f]/.test(folded);
  const isPossible = new Set(
    Object.entries(triggers).flatMap(([kind, words]) =>
      isHindi || words.every((trigger) => trigger.test(folded)) ? kind : [],
    ),
  );
  if (isPossible.size === 0) return [];
  for (const [kind, pattern] of isHindi ? [...patterns, ...devanagari] : patterns) {
    if (!isPossible.has(kind)) continue;
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
