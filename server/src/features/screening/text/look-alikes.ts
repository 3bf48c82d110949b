/** Letters of other scripts, and small capitals, that look like a Latin letter; each list is read in pairs. */
const pairs = [
  // Cyrillic
  'аaвbсcԁdеeёeгrһhнhіiїiјjкkӏlмmоoрpԛqѕsтtуyүyѵvԝwхxзzьbпnиuшw',
  // Greek
  'αaβbγyδdεeζzηnθoιiκkλlμuνvοoπnρpσsςsτtυuφoχxωw',
  // Armenian
  'օoսuհhոnցgքpզqյjաwսuտmկlլl',
  // Small capitals and phonetic letters
  'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzɑaɡgıiɩiɾrʋvƒfɛeɔoøołlđdħhŧt',
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
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
