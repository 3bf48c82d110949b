/** Letters of other scripts, and small capitals, that look like a Latin letter; each list is read in pairs. */
const pairs = [
  // Cyrillic
  'аaвbсcԁdеeёeгrһhнhіiїiјjкkӏlмmоoрpԛqѕsтtуyүyѵvԝwхxзzьbпnиuшwгr',
  // Greek
  'αaβbγyδdεeζzηnθoιiκkλlμuνvοoπnρpσsςsτtυuφoχxωw',
  // Armenian
  'օoսuհhոnցgքpզqյjաwսuտmկlլl',
  // Small capitals and phonetic letters
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgıiɩiɾrʋvƒfɛeɔoøołlđdħhŧt',
  // Turned upside down, in a text that is read from its start; see `findTurned`
  'ǝeɐaɯmʇtʎyɟfɹrɥhʍwʌvʞkᴉiƃg',
  // Cherokee and Lisu (lower case of Cherokee letters has another block)
  'ꭺaꮟbꮯcꭰdꭼeꮁfꮐgꮋhꭵiꭻjꮶkꮮlꮇmꮑnꮎoꮲpꭱrꮪsꭲtꮩvꮃwꮓzꓮaꓐbꓚcꓓdꓰeꓝfꓖgꓧhꓲiꓙjꓗkꓡlꓟmꓠnꓳoꓑpꓣrꓢsꓔtꓴuꓦvꓪwꓫxꓬyꓜz',
];

/** The Latin letter that each look-alike, in lower case, stands for. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  pairs.flatMap((list) => {
    const letters = [...list];
    return Array.from(
      { length: letters.length / 2 },
      (_, i) => [letters[2 * i] ?? '', letters[2 * i + 1] ?? ''] as const,
    );
  }),
);

/** What a digit or sign inside a word may stand for: 'f33', 'reg1stration', 'dep0sit', '$ecurity'. */
export const leetLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '¢': 'c',
};

/** The digit that a letter within an amount looks like: '5OO', 'l,499'. */
const digitLetters: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', s: '5', z: '3' };
const MIN_DIGITS = 3;
const MAX_DIGITS = 6;

/**
 * Reads an amount of digits and letters that look like digits, in lower case, with or without commas; undefined where it is
 * something else: '100s', 'i20', 'iso'.
 */
export function readDisguisedAmount(text: string): string | undefined {
  const plain = text.replaceAll(',', '');
  if (!/^[zlis]?[\dlios]{2,5}$/.test(plain) || plain.length < MIN_DIGITS || plain.length > MAX_DIGITS) return undefined;
  // Plurals and lakhs, and names of models; without any digit, only '.oo' after a first digit is an amount.
  if (/^\d+[sli]$/.test(plain) || /^[li]\d{1,2}$/.test(plain)) return undefined;
  if (!/\d/.test(plain) && !/^[lisz][lios]?o{2,}$/.test(plain)) return undefined;
  return [...plain].map((letter) => digitLetters[letter] ?? letter).join('');
}
