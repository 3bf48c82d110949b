import fc from 'fast-check';
import * as make from './make-test-documents.ts';

const blank = fc.constantFrom(' ', '\n', '\r\n', '\t', '\0', '\f', '%comment\n', '%5 6\n', '%>>\r', ' % /S/URI (\n');
const blanks = fc.array(blank, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
const spelt = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((escaped) => [...name].map((char, i) => (escaped[i] ? `#${char.charCodeAt(0).toString(16)}` : char)).join(''));

/** PDF documents with a script spelt at random: comments and blanks between tokens, names in hex or by reference. */
export const disguisedScripts = fc
  .tuple(blanks, blanks, blanks, spelt('S'), spelt('JavaScript'), fc.boolean())
  .map(([a, b, c, key, name, isReference]) =>
    make.makePdf({
      catalog: `/OpenAction<<${a}/${key}${b}${isReference ? `7${a}0${b}R` : `/${name}`}${c}/JS 99 0 R>>`,
      objects: `7${b}0${c}obj${a}/${name}${b}endobj`,
    }),
  );
