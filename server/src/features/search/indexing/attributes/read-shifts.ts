import type { Shift } from '../attribute-lexemes.ts';
import { type FoldedTexts, hasStatement, type Rule, readStated } from './find-statement.ts';

/** Up to two other kinds of shift before the word: 'day / night shift', 'morning and night shifts'. */
const otherKinds =
  '(?: ?(?:/|,|&|or|and|-) ?(?:day|night|morning|evening|afternoon|general|rotational|us|uk|aus|apac)){0,2}';
/** American hours are night in India. */
const night = String.raw`(?:night|nights|graveyard|late night|us|u\.s\.?|usa|est|pst|cst|edt|american|canada|north american?)`;
const day = '(?:day|morning|general|daytime)';
const shift = '[ -]{0,3}(?:time ?zone |time |hours? )?shifts?';

const nightShift = new RegExp(String.raw`\b${night}${otherKinds}${shift}\b|\bnight ?duty\b`, 'g');
const dayShift = new RegExp(String.raw`\b${day}${otherKinds}${shift}\b|\bday ?duty\b`, 'g');
const rotating =
  /\brotat(?:ional|ing|ion|ory|e)[ -]{0,3}(?:basis |based |night |day |work )?(?:shifts?|roster|offs? ?\/ ?shifts?)\b|\bshifts? ?[-:(]? ?(?:is |are |basis )?rotat(?:ional|ing|ion|ory)\b|\bshifts? rotation\b|\b(?:any|all|multiple|different|various) shifts?\b|\b24 ?[x*×] ?7[ -](?:shifts?|rotation|rotational|work(?:ing)?|process|environment|operations)\b/g;
const flexible =
  /\bflexi(?:ble)?[ -]{1,2}(?:work(?:ing)? )?(?:shifts?|hours?|timings?|time|schedule)\b|\bchoose your (?:own )?(?:hours|timings?|shift)\b/g;

const rules: readonly Rule<Shift>[] = [
  { value: 'day', named: dayShift, described: dayShift },
  { value: 'night', named: nightShift, described: nightShift },
  { value: 'rotational', named: new RegExp(`${rotating.source}|\\b24 ?[x*×/] ?7\\b`, 'g'), described: rotating },
  { value: 'flexible', named: flexible, described: flexible },
];

const hours =
  /\b(?:shifts?|timings?|working hours?|work hours|office hours|duty|office time)\b[^\d.;]{0,25}(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\.? ?(?:to|-|–|till|until) ?(\d{1,2})(?:[:.]\d{2})? ?([ap])\.?m\b/g;

const toHour = (figure: string | undefined, half: string | undefined): number =>
  (Number(figure) % 12) + (half === 'p' ? 12 : 0);

/** Reads the shift of stated hours: '9:30 am to 6:30 pm' is by day, '7 pm - 4 am' by night. */
function readHours(text: string): Shift[] {
  return [...text.matchAll(hours)].flatMap(([, from, fromHalf, to, toHalf]): Shift[] => {
    const [start, end] = [toHour(from, fromHalf), toHour(to, toHalf)];
    if (start >= 5 && start <= 12 && end > start && end <= 21) return ['day'];
    return start >= 17 && end <= 9 ? ['night'] : [];
  });
}

/** Reads working hours. @param isWalkIn hours of a walk-in may be those of the interview */
export function readShifts(texts: FoldedTexts, isWalkIn: boolean): Shift[] {
  const stated = readStated(rules, texts);
  if (stated.length > 0) return stated;
  if (hasStatement(texts.title, /\b(?:night|day)shift\b/g))
    return texts.title.includes('nightshift') ? ['night'] : ['day'];
  return isWalkIn ? [] : [...new Set(readHours(texts.description))];
}
