import { createFieldScanner } from '../create-field-scanner.ts';

/** Fields and characters of instructions that are judged: each argument is judged as an address, which takes microseconds. */
const MAX_FIELDS = 40_000;
const MAX_CHARACTERS = 150_000;

/** What may still be judged in a document. */
export interface FieldBudget {
  fields: number;
  characters: number;
}
export const createFieldBudget = (): FieldBudget => ({ fields: MAX_FIELDS, characters: MAX_CHARACTERS });

/** More fields than any document has. */
export class TooManyFields extends Error {}

/** Characters that are ignored before the first word, and the first letter of fields that act or load. */
const FIRST_LETTER = /^[\s\p{Cc}\p{Cf}"“”]*[dlpirhı\ufffc]/iu;
const IGNORED = /[\s\p{Cc}\p{Cf}"“”]/gu;
const FIRST_LETTERS = /^(dd|da|l[iı]|pr|[iı]n|[iı]m|rd|hy|.?\ufffc)/i;

/** Whether an instruction may be one whose arguments are judged. */
export const mayAct = (instruction: string): boolean =>
  FIRST_LETTER.test(instruction) && FIRST_LETTERS.test(instruction.replace(IGNORED, ''));

/** Charges an instruction, or a part of it. @throws {TooManyFields} */
export function chargeInstruction(budget: FieldBudget, characters: number): void {
  budget.characters -= characters;
  if (budget.characters < 0) throw new TooManyFields();
}

/** A field scanner whose `begin` and `append` throw {TooManyFields}. */
export function createDocFieldScanner(budget: FieldBudget) {
  const scanner = createFieldScanner();
  /** Whether the arguments of each open field are judged; undefined before its first word. */
  const open: (boolean | undefined)[] = [];
  return {
    ...scanner,
    begin() {
      budget.fields -= 1;
      if (budget.fields < 0) throw new TooManyFields();
      open.push(undefined);
      scanner.begin();
    },
    append(text: string) {
      const last = open.length - 1;
      if (last >= 0 && text !== '') {
        open[last] ??= mayAct(text);
        if (open[last]) chargeInstruction(budget, text.length);
      }
      scanner.append(text);
    },
    separate() {
      if (open.length > 0) open[open.length - 1] = false;
      scanner.separate();
    },
    end() {
      open.pop();
      scanner.end();
    },
  };
}
