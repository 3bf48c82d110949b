import { foldText } from '../../../lib/text/fold-text.ts';
import { splitWords } from '../query/split-words.ts';
import { withoutIgnored } from './find-matches.ts';
import { readTokens, type Token } from './word-roots.ts';

/** Longer titles are advertisements; what follows is not read. */
const MAX_TITLE_LENGTH = 200;

/** What separates the parts of a title; phrases do not go across. */
const separators =
  /\s[-–—]+|[-–—]+\s|[–—|,:;()[\]{}@!•*_"…=><]|\.{2,}|\b(?:for|in|with|at|from|required)\b|\bhiring\b(?! (?:specialist|manager|executive|lead|head|partner|consultant)\b)/;

/** Heads without their own field: "Manager - Sales" is a sales manager. */
export const bareHeads = new Set(
  `manager executive engineer officer analyst associate lead specialist consultant head director vp avp develop assistant
   trainee intern supervisor coordinator leader team incharge svp professional expert architect`.split(/\s+/),
);

/** "Human Resources (HR) Executive": an abbreviation of the words before it is left out. */
function dropAbbreviations(text: string): string {
  return text.replace(/\(([a-z]{2,5})\)/g, (whole, letters: string, at: number) => {
    const initials = text
      .slice(0, at)
      .split(/[^a-z]+/)
      .filter((word) => word !== '' && word !== 'and')
      .map((word) => word.charAt(0))
      .join('');
    return initials.endsWith(letters) ? ' ' : whole;
  });
}

/** "Recruitment for Area Managers" is not the work of a recruiter. */
const dropInvitation = (text: string) => text.replace(/^\W*recruitments? (?:for|of)\b/, ' ');

/** "Analyst-Data Science": a hyphen after a bare head separates, and one in "full - stack" does not. */
const splitHead = (text: string) =>
  text
    .replace(/\b(full|front|back) ?- ?(stack|end)\b/g, '$1$2')
    .replace(
      /\b(manager|executive|engineer|officer|analyst|associate|lead|specialist|consultant|developer)-(?=[a-z])/g,
      '$1 - ',
    );

const wordsOf = (text: string): string[] =>
  splitWords(text).flatMap(({ word, parts }) => (parts.length > 0 ? parts : [word]));

/** Tokens of a part of a title. A slash leaves the words together but keeps "Architect / Manager" two. */
const tokensOf = (part: string): Token[] =>
  part.split('/').flatMap((text, index) =>
    readTokens(wordsOf(text)).map((token, position) => ({
      ...token,
      isApart: token.isApart || (index > 0 && position === 0),
    })),
  );

/** A title as its words in order, and as the tokens of its parts; a part of noise alone is left out. */
export interface SplitTitle {
  words: Token[];
  parts: Token[][];
}

/** Splits a title at its dashes, commas, brackets and words such as "for". */
export function splitTitleParts(title: string): SplitTitle {
  const text = splitHead(dropAbbreviations(dropInvitation(foldText(title.slice(0, MAX_TITLE_LENGTH)))));
  const pieces = text.split(separators).map(tokensOf);
  const words = pieces.length === 1 ? (pieces[0] as Token[]) : readTokens(wordsOf(text));
  const parts = pieces.filter(
    (tokens) => withoutIgnored(tokens.map(({ root }) => root)) !== '' || tokens.some(({ root }) => bareHeads.has(root)),
  );
  return { words, parts };
}
