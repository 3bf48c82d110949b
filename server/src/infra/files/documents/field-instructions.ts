import { isActiveLink, isRemoteLocation } from './is-remote-location.ts';

/** Fields that fetch data from other programs or files. */
const ACTIVE_FIELDS = ['DDE', 'DDEAUTO', 'LINK', 'DATABASE'];
/** Fields that load a picture or text from a location. */
const LOADING_FIELDS = ['INCLUDEPICTURE', 'INCLUDETEXT', 'INCLUDE', 'IMPORT', 'RD'];
/** Stands for the result of a nested field, which is unknown. */
const NESTED = '\ufffc';
const MAX_INSTRUCTION = 8_192;
const MAX_OPEN_FIELDS = 1_000;

const toLocation = (argument: string): string => argument.replaceAll('\\\\', '\\').replace(/^["“”]|["“”]$/g, '');

const isRemoteArgument = (argument: string): boolean => {
  const location = toLocation(argument);
  return location.includes(NESTED) || (!/^cid:/i.test(location) && isRemoteLocation(location));
};

/**
 * Whether a Word field (ISO 29500-1 17.16) executes something or loads something from elsewhere, by its instruction, such as
 * `DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`. One whose type is computed by a nested field counts as active.
 */
export function isActiveInstruction(instruction: string): boolean {
  const text = instruction
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const [type = ''] = /^["“”]?[^\s"“”\\]*/.exec(text) ?? [];
  const name = type.replace(/^["“”]/, '').toUpperCase();
  const nestedAt = name.indexOf(NESTED);
  const known = [...ACTIVE_FIELDS, ...LOADING_FIELDS];
  if (nestedAt >= 0) return known.some((field) => field.startsWith(name.slice(0, nestedAt)));
  if (ACTIVE_FIELDS.includes(name)) return true;
  const isLink = name === 'HYPERLINK';
  if (!isLink && !LOADING_FIELDS.includes(name)) return false;
  if (instruction.length >= MAX_INSTRUCTION) return true;
  const rest = text.slice(type.length);
  const found = rest.matchAll(/"([^"]*)"|“([^”]*)”|([^\s"“]+|["“])/g);
  return [...found]
    .map(([, straight, curly, bare]) => straight ?? curly ?? bare ?? '')
    .some(
      (argument) =>
        !/^\\[a-z*#@!]$/i.test(argument) && (isLink ? isActiveLink(toLocation(argument)) : isRemoteArgument(argument)),
    );
}

/** Collects the instructions of complex fields, which are marked by characters or elements and may be split and nested. */
export function createFieldScanner() {
  const open: { instruction: string; isInResult: boolean }[] = [];
  let isActive = false;
  const append = (text: string) => {
    const field = open.at(-1);
    if (!field || field.isInResult || field.instruction.length >= MAX_INSTRUCTION) return;
    const more = text.replace(/\s+/g, ' ');
    const isSeparated = field.instruction === '' || field.instruction.endsWith(' ');
    field.instruction = (field.instruction + (isSeparated ? more.trimStart() : more)).slice(0, MAX_INSTRUCTION);
  };
  const end = () => {
    const field = open.pop();
    if (field && isActiveInstruction(field.instruction)) isActive = true;
  };
  return {
    append,
    end,
    begin() {
      append(NESTED);
      if (open.length < MAX_OPEN_FIELDS) open.push({ instruction: '', isInResult: false });
      else isActive = true;
    },
    separate() {
      const field = open.at(-1);
      if (field) field.isInResult = true;
    },
    /** Whether a field was active; those without an end count too. */
    finish(): boolean {
      while (open.length > 0) end();
      return isActive;
    },
  };
}
