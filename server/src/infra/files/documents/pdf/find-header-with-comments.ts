import type { PdfBudget } from './pdf-value.ts';

/** Comments between object number and keyword are searched this far back. */
const HEADER_CHARACTERS = 300;
const MAX_OBJECT_DIGITS = 10;
const MAX_GENERATION_DIGITS = 5;
const NOT_FOUND = -1;

/**
 * The first number and generation from which a viewer that reads forward arrives at the keyword of an object, over blanks and
 * comments: `7 0 %5 6`, line end, `obj`. Read backward, each character once: a search from each character would take
 * 300 times as long.
 */
export function findHeaderWithComments(
  text: string,
  keyword: number,
  budget: PdfBudget,
): { object: string; generation: string } | undefined {
  /** What follows a character: only blanks and comments; these and a generation, which begins there. */
  let isEmpty = true;
  let generation = NOT_FOUND;
  /** The same behind the next line end, where a comment ends, and behind the digits that were just read. */
  let nextLine = { isEmpty: false, generation: NOT_FOUND };
  let digits = { end: NOT_FOUND, isEmpty: false, generation: NOT_FOUND };
  let found: { object: string; generation: string } | undefined;
  let at = keyword;
  const first = Math.max(0, keyword - HEADER_CHARACTERS);
  while (at > first) {
    at--;
    const character = text[at] as string;
    if (character >= '0' && character <= '9') {
      if (digits.end === NOT_FOUND) digits = { end: at + 1, isEmpty, generation };
      const length = digits.end - at;
      if (digits.generation !== NOT_FOUND && length <= MAX_OBJECT_DIGITS) {
        const [number = ''] =
          /^\d+/.exec(text.slice(digits.generation, digits.generation + MAX_GENERATION_DIGITS)) ?? [];
        found = { object: text.slice(at, digits.end), generation: number };
      }
      isEmpty = false;
      generation = digits.isEmpty && length <= MAX_GENERATION_DIGITS ? at : NOT_FOUND;
      continue;
    }
    digits = { end: NOT_FOUND, isEmpty: false, generation: NOT_FOUND };
    if (character === '\r' || character === '\n') {
      if (!isEmpty && generation === NOT_FOUND) break;
      nextLine = { isEmpty, generation };
    } else if (character === '%') {
      ({ isEmpty, generation } = nextLine);
    } else if (!'\0\t\f '.includes(character)) {
      isEmpty = false;
      generation = NOT_FOUND;
    }
  }
  budget.characters -= keyword - at;
  return found;
}
