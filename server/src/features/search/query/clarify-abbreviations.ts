import { foldPlural } from '../../../lib/text/fold-plural.ts';
import { splitWords } from './split-words.ts';

const list = (words: string) => new Set(words.trim().split(/\s+/));

/** Words of the work of company secretaries. */
const secretarial = list(
  'company secretary secretarial compliance law legal llb qualified trainee inter intermediate ca audit roc final',
);
/** Words of studies and of work with software. */
const computing = list(`
  engineer engineering developer development software btech mtech tech be bsc msc bca mca it ece degree graduate student
  branch stream background java python php web programming programmer coding data campus testing
`);
/** Words of call centres. */
const service = list(`
  bpo kpo voice call calling process chat email support inbound outbound domestic international telecaller representative
  non night hindi tamil telugu kannada malayalam bengali advisor agent
`);

const softwareWork = /\b(?:soft|sw) (?:eng|engg|engr|engineer)\b\.?/gi;

/**
 * Reads "bps" (business process services) as the work by its common name, and "bpm" beside words of call centres, since
 * alone it is also the kind of software.
 */
const clarifyServices = (text: string, words: string[]): string =>
  words.some((word) => service.has(word) && word !== 'bpo')
    ? text.replace(/\bbp[sm]\b/gi, 'bpo')
    : text.replace(/\bbps\b/gi, 'bpo');

/**
 * Writes out abbreviations by the words beside them. "CS" is computer science with studies and software, customer service with
 * call centres; with others, and alone, it stays what companies mean by it: a company secretary.
 */
export function clarifyAbbreviations(typed: string): string {
  const text = typed.replace(softwareWork, 'software engineer');
  if (!/\b(?:cs|bps|bpm)\b/i.test(text)) return text;
  const words = splitWords(text).map(({ word }) => foldPlural(word));
  return clarifyServices(clarifyCs(text, words), words);
}

/** Writes out "cs". */
function clarifyCs(text: string, words: string[]): string {
  if (!/\bcs\b/i.test(text)) return text;
  if (words.some((word) => secretarial.has(word))) return text;
  const meaning = words.some((word) => computing.has(word))
    ? 'computer science'
    : words.some((word) => service.has(word))
      ? 'customer service'
      : undefined;
  return meaning === undefined ? text : text.replace(/\bcs\b/gi, meaning);
}
