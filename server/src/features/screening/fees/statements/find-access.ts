import { foldedWords } from '../../text/fold-characters.ts';
import { Concept, occasions } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';

const { payer, duty, warning, no, not, nahi } = Concept;
const access = 1 << occasions.indexOf('access');
const BEFORE = 7;
const AFTER = 5;

/** Verbs of giving away access, before their object: 'share the OTP', 'approve the collect request'. */
const gives = foldedWords(
  'share tell forward send give read approve accept provide submit hand handover leave keep deposit whatsapp enter lend rent furnish bring surrender',
);
/** The same after their object, as in Hindi: 'OTP batana hoga', 'ATM card jama karo'. */
const givenAfter = foldedWords(
  `batana batani batao bataye bataiye bataen batayen batakar bata bhejo bhejna bhejein bheje bhejiye bhej dena deni dijiye dein dedo do jama rakhna rakho rahega rahegi shared taken kept furnished withdraws ivvali kodukkanum kodbeku
  बताना बताएं बताइए बताओ बता भेजें भेजना देना दीजिए दें जमा रखना साझा`,
);
/** Copies are often asked for and open no account. */
const copies = foldedWords('copy copies photocopy cancelled canceled xerox details');

/** Whether a word gives access to money: a code, a card, a cheque. */
export const isAccess = ({ occasions: bits }: Mark): boolean => (bits & access) !== 0;

/** Finds requests to give away a code, card or cheque that gives access to the money of a job seeker. */
export function findAccess(
  marks: readonly Mark[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const [at, mark] of marks.entries()) {
    if (!isAccess(mark) || isDenied(at)) continue;
    const from = Math.max(0, at - BEFORE);
    const isNear = (i: number) => marks[i]?.sentence === mark.sentence;
    const before = marks.findIndex((word, i) => i >= from && i < at && isNear(i) && gives.has(word.text));
    let after = -1;
    for (let i = at + 1; i <= at + AFTER && isNear(i) && after < 0; i++)
      if (givenAfter.has(marks[i]?.text ?? '')) after = i;
    const verb = before >= 0 ? before : after;
    if (verb < 0 || isDenied(verb)) continue;
    const [first, last] = [Math.min(at, verb), Math.max(at, verb)];
    const around = marks.slice(Math.max(0, first - 8), last + 8).filter((word) => word.sentence === mark.sentence);
    if (around.some((word) => has(word, payer | duty | warning | no | not | nahi) || copies.has(word.text))) continue;
    found.push({ first, last });
  }
  return found;
}
