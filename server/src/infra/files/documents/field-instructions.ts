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
/** Arguments of all links and loading fields of a document. Each is compared with the names of programs. */
const MAX_ARGUMENTS = 100_000;

/** Work that is left for the fields of a document. */
export interface FieldBudget {
  characters: number;
  arguments: number;
}
export const createFieldBudget = (): FieldBudget => ({ characters: 2 * MAX_INSTRUCTIONS, arguments: MAX_ARGUMENTS });

/** Quotes of a text; readers differ in which of the curly ones they know. */
const QUOTES = /[“”„"]/g;
/** The start of a switch behind the type of a field, as in `PAGE\* MERGEFORMAT`, `TOC\o "1-3"` and `EQ\f(1,2)`. */
const SWITCH = /^\\([*#@!]|[a-z](?![a-z]))/i;

const trimQuotes = (argument: string): string => argument.replace(/^[“”„"]|[“”„"]$/g, '');
const toLocation = (argument: string): string => trimQuotes(argument.replaceAll('\\\\', '\\'));
/** Some readers take each backslash for an escape: `ms-\msdt:`. */
const toUnescaped = (argument: string): string => trimQuotes(argument.replace(/\\(.)/g, '$1'));

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

/** How a reader finds arguments: whether curly quotes enclose one, and whether `\"` belongs to it. */
interface Reading {
  hasCurlyQuotes: boolean;
  hasEscapes: boolean;
}

function findQuote(text: string, quote: string, from: number, hasEscapes: boolean): number {
  for (let end = text.indexOf(quote, from); end >= 0; end = text.indexOf(quote, end + 1)) {
    let start = end;
    while (hasEscapes && start > from && text[start - 1] === '\\') start -= 1;
    if ((end - start) % 2 === 0) return end;
  }
  return -1;
}

/** The arguments of a text whose blanks are single spaces, one after the other and in linear time. */
function* readArguments(text: string, { hasCurlyQuotes, hasEscapes }: Reading): Generator<Argument> {
  const word = hasCurlyQuotes ? /[^ "“]+/y : /[^ "]+/y;
  // Each quote without an end would search the rest of the text again.
  const unclosed = new Set<string>();
  for (let at = 0; at < text.length; ) {
    const char = text[at] as string;
    const isQuote = char === '"' || (hasCurlyQuotes && char === '“');
    const end = isQuote && !unclosed.has(char) ? findQuote(text, char === '"' ? '"' : '”', at + 1, hasEscapes) : -1;
    if (end >= 0) {
      yield { value: text.slice(at + 1, end), isQuoted: true };
      at = end + 1;
    } else if (isQuote) {
      unclosed.add(char);
      yield { value: char, isQuoted: false };
      at += 1;
    } else if (char === ' ') at += 1;
    else {
      word.lastIndex = at;
      const value = word.exec(text)?.[0] ?? char;
      yield { value, isQuoted: false };
      at += value.length;
    }
  }
}

/** The arguments of a field in each way that readers find them: a pair of curly quotes may hide others. */
function readAllWays(text: string): Iterable<Argument>[] {
  const escapes = text.includes('\\"') ? [false, true] : [false];
  const isCurly = /[“”„]/.test(text);
  const straight = isCurly ? text.replace(QUOTES, '"') : text;
  return escapes.flatMap((hasEscapes) => [
    readArguments(straight, { hasCurlyQuotes: false, hasEscapes }),
    ...(isCurly ? [true, false] : []).map((hasCurlyQuotes) => readArguments(text, { hasCurlyQuotes, hasEscapes })),
  ]);
}

function isActiveArgument({ value }: Argument, previous: Argument | undefined, isLink: boolean): boolean {
  if (/^\\[a-z*#@!]$/i.test(value)) return false;
  if (!isLink) return isRemoteArgument(value);
  const isLabel = previous !== undefined && !previous.isQuoted && LABEL_SWITCH.test(previous.value);
  const isActive = isLabel ? isScriptOrShare : isActiveAddress;
  return isActive(toLocation(value)) || (value.includes('\\') && isActive(toUnescaped(value)));
}

function hasActiveArgument(words: Iterable<Argument>, isLink: boolean, budget: FieldBudget): boolean {
  let previous: Argument | undefined;
  for (const argument of words) {
    budget.arguments -= 1;
    if (budget.arguments < 0 || isActiveArgument(argument, previous, isLink)) return true;
    previous = argument;
  }
  return false;
}

/** Text as readers see it: with single blanks, and without invisible characters. */
const toVisible = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');

/**
 * Whether a Word field (ISO 29500-1 17.16) executes something or loads something from elsewhere, by its instruction, such as
 * `DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc"`. A field whose type is computed by a nested field, or contains an escape,
 * is treated as active.
 * @param budget reduced by the work; the field is treated as active when it is used up
 */
export function isActiveInstruction(instruction: string, budget = createFieldBudget()): boolean {
  const whole = toVisible(instruction).trim();
  // Word ignores a backslash before the type.
  const text = whole.replace(/^[\\“”„" ]+/, '');
  const isQuoted = whole.slice(0, whole.length - text.length).search(QUOTES) >= 0;
  const word = /^[^ ]*/.exec(text)?.[0] ?? '';
  const type = /^[^\\“”„"]*/.exec(word)?.[0] ?? '';
  const name = type.toUpperCase();
  const isLink = name === 'HYPERLINK';
  if (ACTIVE_FIELDS.includes(name)) return true;
  if (!isLink && !LOADING_FIELDS.includes(name)) {
    const known = [...ACTIVE_FIELDS, ...LOADING_FIELDS, 'HYPERLINK'];
    const joined = word.replace(/[\\“”„"]/g, '').toUpperCase();
    const nestedAt = joined.indexOf(NESTED);
    if (nestedAt >= 0) return known.some((field) => field.startsWith(joined.slice(0, nestedAt)));
    const rest = word.slice(type.length);
    return known.includes(joined) || (rest.startsWith('\\') && (isQuoted || !SWITCH.test(rest)));
  }
  if (instruction.length >= MAX_INSTRUCTION) return true;
  const rest = text.slice(type.length);
  return readAllWays(isQuoted ? rest.replace(/^[“”„"]/, '') : rest).some((words) =>
    hasActiveArgument(words, isLink, budget),
  );
}

/** Whether a word and the two behind it are those of an active field. */
function beginsActiveField(word: Argument, next: Argument | undefined, afterNext: Argument | undefined): boolean {
  const name = word.value.trim().replaceAll('\\', '').toUpperCase();
  if (name === 'DDE') return true;
  if (word.isQuoted) return false;
  const argument = next?.value ?? '';
  // A program class such as Excel.Sheet.8 and its file; "link www.example.com" is a text.
  if (name === 'LINK') return /^[a-z]\w*\.[a-z]\w*(\.\d+)?$/i.test(argument) && afterNext !== undefined;
  if (name === 'DATABASE') return argument.startsWith('\\');
  return (
    LOADING_FIELDS.includes(name) && isRemoteArgument(/^\\[a-z]$/i.test(argument) ? (afterNext?.value ?? '') : argument)
  );
}

/**
 * Whether the joined instructions of a part name an active field anywhere, whatever marks begin and end the fields. Narrower than
 * isActiveInstruction, because LINK and INCLUDE are also words of texts: their arguments must follow.
 */
export function namesActiveField(instructions: string): boolean {
  if (instructions.length > MAX_INSTRUCTIONS) return true;
  const text = toVisible(instructions).replace(QUOTES, '"');
  if (/DDEAUTO/i.test(text.replaceAll('\\', ''))) return true;
  // Three words at a time: all of them take a hundred times the memory of the text.
  let word: Argument | undefined;
  let next: Argument | undefined;
  for (const afterNext of readArguments(text, { hasCurlyQuotes: false, hasEscapes: false })) {
    if (word && beginsActiveField(word, next, afterNext)) return true;
    word = next;
    next = afterNext;
  }
  return (
    (word !== undefined && beginsActiveField(word, next, undefined)) ||
    (next !== undefined && beginsActiveField(next, undefined, undefined))
  );
}
