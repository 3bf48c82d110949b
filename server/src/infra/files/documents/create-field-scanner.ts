import { createFieldBudget, isActiveInstruction, MAX_INSTRUCTION, NESTED } from './field-instructions.ts';

const MAX_OPEN_FIELDS = 1_000;

interface OpenField {
  /** The instruction, joined at the end of the field: joining it at each part would copy it each time. */
  parts: string[];
  length: number;
  /** Whether nothing or a blank precedes what follows. */
  isSeparated: boolean;
  isInResult: boolean;
  scope: number;
}

/**
 * Collects the instructions of complex fields, which are marked by characters or elements and may be split and nested. A part
 * that readers may leave out, or read apart from the text around it, is a scope. One that changes a field around it, or that
 * begins a field without ending it, counts as active: what the field executes depends on the reader.
 */
export function createFieldScanner(budget = createFieldBudget()) {
  const open: OpenField[] = [];
  let scope = 0;
  let isActive = false;
  const append = (text: string) => {
    const field = open.at(-1);
    if (!field || field.isInResult) return;
    if (field.scope < scope && text.trim() !== '') isActive = true;
    if (field.length >= MAX_INSTRUCTION) return;
    const collapsed = text.replace(/\s+/g, ' ');
    const more = (field.isSeparated ? collapsed.trimStart() : collapsed).slice(0, MAX_INSTRUCTION - field.length);
    if (more === '') return;
    field.parts.push(more);
    field.length += more.length;
    field.isSeparated = more.endsWith(' ');
  };
  const end = () => {
    const field = open.pop();
    if ((field?.scope ?? 0) < scope) isActive = true;
    if (field && !isActive && isActiveInstruction(field.parts.join(''), budget)) isActive = true;
  };
  return {
    append,
    end,
    begin() {
      append(NESTED);
      if (open.length < MAX_OPEN_FIELDS)
        open.push({ parts: [], length: 0, isSeparated: true, isInResult: false, scope });
      else isActive = true;
    },
    separate() {
      const field = open.at(-1);
      if ((field?.scope ?? 0) < scope) isActive = true;
      if (field) field.isInResult = true;
    },
    enterScope() {
      scope += 1;
    },
    leaveScope() {
      if ((open.at(-1)?.scope ?? 0) === scope && scope > 0) isActive = true;
      scope = Math.max(0, scope - 1);
    },
    /** Whether a field was active; those without an end count too. */
    finish(): boolean {
      scope = 0;
      while (open.length > 0) end();
      return isActive;
    },
  };
}
