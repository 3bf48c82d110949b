import { withoutBullet } from '../clean-line.ts';

type LabelKind = 'jobTitle' | 'company' | 'period' | 'place';

const LABELS: readonly [LabelKind, RegExp][] = [
  [
    'jobTitle',
    /^(?:designation|position(?: held)?|role|job title|post(?: held)?|occupation(?: or position held)?|title|profile|job profile|पद|पदनाम)\s*(?::-?|\t:?|[-–])\s*/iu,
  ],
  [
    'company',
    /^(?:company|organi[sz]ation|employer|firm|name of (?:the )?(?:company|organi[sz]ation|employer)|name and address of employer|company name|(?:currently )?work(?:ed|ing) (?:with|at|for)|client|hospital|school|कंपनी|संस्था|कम्पनी)\s*(?::-?|\t:?|[-–])\s*/iu,
  ],
  ['period', /^(?:duration|period|dates?|tenure|from|time period|working period|अवधि)\s*(?::-?|\t:?|[-–])\s*/iu],
  ['place', /^(?:location|place|city|स्थान)\s*(?::-?|\t:?|[-–])\s*/iu],
];

/** 'Role: inward, outward, dispatch' lists tasks. */
const isListOfTasks = (text: string): boolean => text.split(',').length > 2 || text.split(' ').length > 8;

/** The fact that a label of a line names, with its text: 'Designation: Welder'. Undefined for a line without one. */
export function readLabel(line: string): { kind: LabelKind; text: string } | undefined {
  const bare = withoutBullet(line);
  const found = LABELS.find(([, pattern]) => pattern.test(bare));
  if (!found) return undefined;
  const text = bare.replace(found[1], '');
  return found[0] === 'jobTitle' && isListOfTasks(text) ? undefined : { kind: found[0], text };
}

const VERB_START =
  /^(?:managed|managing|handled|handling|responsible|developed|developing|worked on|working on|prepared|preparing|maintain(?:ed|ing)|led|leading|assist(?:ed|ing)|support(?:ed|ing)|coordinat(?:ed|ing)|creat(?:ed|ing)|design(?:ed|ing)|implement\w*|ensur\w*|achiev(?:ed|ing)|conduct(?:ed|ing)|monitor\w*|perform(?:ed|ing)|provid\w*|train(?:ed|ing)|built|improv\w*|reduc\w*|increas\w*|generat\w*|follow\w*|attend(?:ed|ing)|report(?:ed|ing)|used|using|key (?:res|ach|roles)|roles? (?:and|&)|responsibilities|duties|job responsibilities|main activities|achievements|project\b|technolog(?:y|ies) used|environment|team size|description|reason for|ctc|salary)\b/i;
/** Words with a small initial that a name or a title has at most. */
const MAX_SMALL_WORDS = 2;

/** Whether a line starts with a verb of tasks or a word of their headings. */
export const startsWithVerb = (line: string): boolean => VERB_START.test(withoutBullet(line));

/** Whether a line is about the tasks of a job, rather than its title, company or period. */
export const isTaskLine = (text: string): boolean =>
  /^(?:•|[-–—>o] |\(?\d{1,2}[.)] |[a-z][.)] )/.test(text) ||
  text.length > 110 ||
  VERB_START.test(text) ||
  (/^(?:role|profile|job profile)\s*:/i.test(text) && readLabel(text) === undefined) ||
  (/[.;]$/.test(text) && text.length > 50 && !/\b(?:ltd|inc|co|pvt)\.$/i.test(text)) ||
  /^\p{Ll}/u.test(text) ||
  ((text.match(/(?<=[\s,])\p{Ll}{4,}/gu)?.length ?? 0) > MAX_SMALL_WORDS && readLabel(text) === undefined);
