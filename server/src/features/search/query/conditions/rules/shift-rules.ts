import { shiftLexeme } from '../../../indexing/attribute-lexemes.ts';
import { anyWhere, titleWords } from '../word-expressions.ts';
import { either, jobWords, type PhraseRule } from './phrase-rule.ts';

const night = either(shiftLexeme('night'), titleWords('night shift'), 't.nightshift');

/** Shifts and working hours. */
export const shiftRules: PhraseRule[] = [
  {
    kind: 'shift',
    label: 'Night shift',
    weight: 2,
    expression: night,
    denied: either(night, shiftLexeme('rotational'), 't.rotational', 't.us', 't.usa', titleWords('uk shift')),
    patterns: [
      'night shift|duty|timing',
      'nightshift',
      'graveyard (shift)',
      `night >${jobWords}`,
      'night time',
      'raat|rat ki|ka shift|duty|naukri|job|kaam',
      '6|7|8|9|10 pm (to) 3|4|5|6|7 am',
    ],
  },
  {
    kind: 'shift',
    label: 'Day shift',
    weight: 2,
    expression: either(shiftLexeme('day'), titleWords('day shift'), titleWords('morning shift')),
    // Their hours are kept by night.
    unfit: ['us', 'usa', 'uk', 'canada', 'international', 'night'].map((word) => `t.${word}`),
    patterns: [
      'day shift|duty|timing',
      'dayshift',
      'morning|general shift|duty',
      'day time',
      'din|subah ki|ka|ke shift|duty|naukri|job|kaam ~1|2|3|4|5|6|7|10|15|20|30|kuch|do|teen|char|paanch|chhe|saat',
      '8|9|10 am (to) 4|5|6|7 pm',
      `8|9|10 (to) 4|5|6|7 >shift|office|timing|duty|${jobWords}`,
    ],
  },
  {
    kind: 'shift',
    label: 'Evening shift',
    weight: 1,
    expression: anyWhere('evening shift'),
    patterns: [
      'evening|afternoon shift|duty|time|timing|hour',
      'in (the) evening|afternoon',
      `evening|afternoon >$|part|${jobWords} ~good`,
    ],
  },
  // A title such as "US IT Recruiter" or "UK voice process" says whose hours are kept.
  {
    kind: 'shift',
    label: 'US shift (night)',
    weight: 2,
    expression: either(shiftLexeme('night'), 't.us', 't.nightshift'),
    patterns: ['us|usa shift|timing|hour', 'us time zone|zones'],
  },
  {
    kind: 'shift',
    label: 'UK shift',
    weight: 1,
    expression: either(anyWhere('uk shift'), 't.uk'),
    patterns: ['uk shift|timing|hour'],
  },
  {
    kind: 'shift',
    label: 'Rotational shift',
    weight: 2,
    expression: either(shiftLexeme('rotational'), 't.rotational'),
    patterns: ['rotational|rotating|rotation shift|duty', 'rotational'],
  },
  {
    kind: 'shift',
    label: 'Flexible hours',
    weight: 2,
    expression: either(shiftLexeme('flexible'), 't.flexible'),
    patterns: ['flexible|flexi (working|work) hour|timing|time|shift|schedule', 'flexitime', `flexible >${jobWords}`],
  },
];
