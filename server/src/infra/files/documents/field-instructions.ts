import { isActiveLink, isRemoteLocation, isScriptOrShare } from './is-remote-location.ts';

/** Fields that fetch data from other programs or files, or send commands to a printer. */
const ACTIVE_FIELDS = ['DDE', 'DDEAUTO', 'LINK', 'DATABASE', 'PRINT'];
/** Fields that load a picture or text from a location. */
const LOADING_FIELDS = ['INCLUDEPICTURE', 'INCLUDETEXT', 'INCLUDE', 'IMPORT', 'RD'];
/** Switches of HYPERLINK before a screen tip, a bookmark or the name of a window, which are no addresses. */
const LABEL_SWITCH = /^\\[olt]$/i;
/** Placeholder for the result of a nested field, which is unknown. */
export const NESTED = '\ufffc';
export const MAX_INSTRUCTION = 8_192;
/** All instructions of a part: citations of an academic resume take 3 kB each; the words must fit into the memory of the worker. */
const MAX_INSTRUCTIONS = 1024 * 1024;

const toLocation = (argument: string): string => argument.replaceAll('\\\\', '\\').replace(/^["“”]|["“”]$/g, '');

const isRemoteArgument = (argument: string): boolean => {
  const location = toLocation(argument);
  return location.includes(NESTED) || (!/^cid:/i.test(location) && isRemoteLocation(location));
};

/** Whether an address of a hyperlink is active. An address whose scheme is computed by a nested field is treated as active. */
const isActiveAddress = (address: string): boolean =>
  isActiveLink(address) || (address.includes(NESTED) && !/^\s*(https?|mailto|tel):/i.test(address));

interface Argument {
  value: string;
  isQuoted: boolean;
}

const toArguments = (text: string): Argument[] =>
  [...text.matchAll(/"([^"]*)"|“([^”]*)”|([^\s"“]+|["“])/g)].map(([, straight, curly, bare]) => ({
    value: straight ?? curly ?? bare ?? '',
    isQuoted: bare === undefined,
  }));

/**
 * Whether a Word field (ISO 29500-1 17.16) executes something or loads something from elsewhere, by its instruction, such as
 * `DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`. A field whose type is computed by a nested field is treated as active.
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
  const found = toArguments(text.slice(type.length));
  return found.some(({ value }, i) => {
    if (/^\\[a-z*#@!]$/i.test(value)) return false;
    if (!isLink) return isRemoteArgument(value);
    const switched = found[i - 1];
    const isLabel = switched !== undefined && !switched.isQuoted && LABEL_SWITCH.test(switched.value);
    return isLabel ? isScriptOrShare(toLocation(value)) : isActiveAddress(toLocation(value));
  });
}

/**
 * Whether the joined instructions of a part name an active field anywhere, whatever marks begin and end the fields. Narrower than
 * isActiveInstruction, because LINK and INCLUDE are also words of texts: their arguments must follow.
 */
export function namesActiveField(instructions: string): boolean {
  if (instructions.length > MAX_INSTRUCTIONS) return true;
  const text = instructions
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[“”]/g, '"');
  if (/DDEAUTO/i.test(text)) return true;
  const words = toArguments(text);
  return words.some(({ value, isQuoted }, i) => {
    const name = value.trim().toUpperCase();
    if (name === 'DDE') return true;
    if (isQuoted) return false;
    const next = words[i + 1]?.value ?? '';
    // A program class such as Excel.Sheet.8 and its file; "link www.example.com" is a text.
    if (name === 'LINK') return /^[a-z]\w*\.[a-z]\w*(\.\d+)?$/i.test(next) && words[i + 2] !== undefined;
    if (name === 'DATABASE') return next.startsWith('\\');
    return (
      LOADING_FIELDS.includes(name) && isRemoteArgument(/^\\[a-z]$/i.test(next) ? (words[i + 2]?.value ?? '') : next)
    );
  });
}
