import { truncate } from '../../../../lib/text/clean-text.ts';
import { trimEnds } from '../clean-line.ts';
import { isInstituteName } from '../name-words.ts';
import type { FoundDegree } from './find-degree.ts';

const MAX_LENGTH = 100;
const SUBJECT =
  /^(?:\s*(?:degree|course|certificate))?\s*(?:\.|:|,)?\s*(?:(?:in|of|with)\s+|[([]\s*|[-–—:|,]\s*|hons\.?\s*|honours\s*(?:in )?)([\p{L}\p{M}][\p{L}\p{M} &.,/'-]{1,60}?)(?=\s*(?:[)\]\t|;•]|$|\d|,|\bfrom\b|\bat\b|\bwith\b|\bunder\b|\s[-–—]\s|\(|\bin (?:19|20)))/iu;
/** 'B.Sc. MLT, RIPANS': between a degree and a comma. Longer words in capitals are names of institutes. */
const DIRECT = /^\.?\s+(?!\p{Lu}{5})(\p{Lu}[\p{L} &]{1,40}?)(?=\s*(?:,|\(|\t))/u;
const SCHOOL_STREAM =
  /science|commerce|arts|humanities|medical|maths|mathematics|biology|vocational|^(?:pcmb?|pcb|mpc|bi\.?p\.?c|cec|mec|hec)\b/i;
const STREAM =
  /(?:^|[\s(\t,-])((?:computer|mechanical|electrical|civil|electronics|information|chemical)[\p{L} &]{0,40}(?:engineering|science|technology|communication)|(?<=\b)(?:science|commerce|arts|humanities|pcm|pcb))(?=$|[\s),\t-])/iu;
const NOT_SUBJECTS =
  /^(?:from|pass(?:ed)?|pursuing|completed|discontinued|first|second|year|percent|cgpa|aggregate|state|hsc|ssc)\b/i;

/** The subject beside a degree: 'B.Sc (Chemistry)', 'Diploma in Animation'. Empty for none. */
export function findSubject(text: string, degree: FoundDegree): string {
  const after = text.slice(degree.index + degree.text.length);
  const bare = trimEnds((SUBJECT.exec(after) ?? DIRECT.exec(after))?.[1] ?? '');
  // What else is in brackets after a school certificate is its board.
  if (/^(?:12|10|8)th$/.test(degree.name)) return /^\s*[([]/.test(after) && SCHOOL_STREAM.test(bare) ? bare : '';
  return bare && !isInstituteName(bare) && !NOT_SUBJECTS.test(bare) ? truncate(bare, MAX_LENGTH) : '';
}

/** A branch of study anywhere in a text; empty for none. */
export const findStream = (text: string): string => trimEnds(STREAM.exec(text)?.[1] ?? '');
