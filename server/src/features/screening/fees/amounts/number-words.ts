import { foldCharacters } from '../../text/fold-characters.ts';
import { foldHindiSpelling } from '../hindi-spelling.ts';

const tens = (from: number, words: string): [number, string][] =>
  words.split(',').map((spellings, i) => [from + i, spellings.trim()]);

/** Numbers in English, Hindi with Latin letters, and Devanagari: the spellings of each, in the order of the numbers. */
const counts: [number, string][] = [
  [0.5, 'half'],
  [1.5, 'dedh डेढ़'],
  [2.5, 'dhai ढाई'],
  ...tens(
    1,
    `one ek एक, two do दो, three teen tin तीन, four char chaar चार, five paanch panch pach पांच पाँच, six chhe che chah chhah छह छः छे,
    seven saat sat सात, eight aath aat आठ, nine nau नौ, ten das दस, eleven gyarah gyara ग्यारह, twelve barah baarah bara baara बारह, thirteen terah तेरह,
    fourteen chaudah चौदह, fifteen pandrah pandra pandhrah पंद्रह पन्द्रह, sixteen solah सोलह, seventeen satrah सत्रह, eighteen atharah athrah अठारह,
    nineteen unnis उन्नीस, twenty bees bis बीस, ikkis इक्कीस, bais बाईस, teis तेईस, chaubis चौबीस, twentyfive pachees pachis pacchis पच्चीस, chhabbis छब्बीस,
    sattais सत्ताईस, atthais अट्ठाईस, untis unatis उनतीस, thirty tees tis तीस, ikattis इकतीस, battis बत्तीस, taintis तैंतीस, chauntis चौंतीस,
    paintis पैंतीस, chhattis छत्तीस, saintis सैंतीस, adtis अड़तीस, untalis उनतालीस, forty fourty chalis chalees चालीस, iktalis इकतालीस, bayalis बयालीस,
    taintalis तैंतालीस, chauvalis चवालीस, paintalis पैंतालीस, chhiyalis छियालीस, saintalis सैंतालीस, adtalis अड़तालीस, unchas उनचास,
    fifty pachas pachaas पचास, ikyavan इक्यावन, bavan बावन, tirpan तिरपन, chauvan चौवन, pachpan पचपन, chhappan छप्पन, sattavan सत्तावन,
    atthavan अट्ठावन, unsath उनसठ, sixty sath साठ, iksath इकसठ, basath बासठ, tirsath तिरसठ, chausath चौंसठ, painsath पैंसठ, chhiyasath छियासठ,
    sadsath सड़सठ, adsath अड़सठ, unhattar उनहत्तर, seventy sattar सत्तर, ikhattar इकहत्तर, bahattar बहत्तर, tihattar तिहत्तर, chauhattar चौहत्तर,
    pachhattar pachattar पचहत्तर, chhihattar छिहत्तर, satattar सतहत्तर, athattar अठहत्तर, unasi उनासी, eighty assi अस्सी, ikyasi इक्यासी, bayasi बयासी,
    tirasi तिरासी, chaurasi चौरासी, pachasi पचासी, chhiyasi छियासी, satasi सतासी, atthasi अट्ठासी, navasi नवासी, ninety nabbe nabbey नब्बे,
    ikyanve इक्यानवे, banve बानवे, tiranve तिरानवे, chauranve चौरानवे, pachanve पचानवे पंचानवे, chhiyanve छियानवे, sattanve सत्तानवे,
    atthanve अट्ठानवे, ninyanve ninyanave ninanve ninyanbe निन्यानवे निन्यानबे`,
  ),
];
const multiples: [number, string][] = [
  [100, 'hundred hundreds sau सौ nooru nuru vandalu shambhar sho'],
  [
    1_000,
    'thousand thousands k hazar hazaar hajar hajaar hzar हजार हज़ार thousnd thousend aayiram ayiram saavira savira velu vela veyyi',
  ],
  [100_000, 'lakh lakhs lac lacs लाख'],
];
/** Added to the number that follows: 'sadhe teen hazar' is 3,500. */
const additions: [number, string][] = [
  [0.5, 'sade saadhe sadhe saade साढ़े'],
  [0.25, 'sava sawa सवा'],
  [-0.25, 'paune pone पौने'],
];
const zeros: [number, string][] = [[0, 'zero oh शून्य shunya']];

const spellingsOf = (list: readonly [number, string][]): string[] =>
  list.flatMap(([, spellings]) => spellings.split(/\s+/));

/** Words that count, and words that multiply; the lexicon knows them as concepts. */
export const countWords: readonly string[] = spellingsOf([...counts, ...additions]);
export const multipleWords: readonly string[] = spellingsOf(multiples);
/** Words for zero, folded. */
export const zeroWords: readonly string[] = foldCharacters(spellingsOf(zeros).join(' ')).folded.split(' ');

const tableOf = (list: readonly [number, string][]): Map<string, number> => {
  const table = new Map<string, number>();
  for (const [figure, spellings] of list)
    for (const word of foldCharacters(spellings).folded.split(/\s+/)) {
      table.set(word, figure);
      if (/^[a-z]{4,}$/.test(word)) table.set(foldHindiSpelling(word), figure);
    }
  return table;
};
const figures = tableOf([...counts, ...multiples]);
const added = tableOf(additions);
const digits = tableOf([...counts.filter(([figure]) => Number.isInteger(figure) && figure < 10), ...zeros]);

const figureIn = (table: ReadonlyMap<string, number>, word: string): number | undefined =>
  table.get(word) ?? (word.length > 3 ? table.get(foldHindiSpelling(word)) : undefined);

/** The digit that a word stands for: 'nine', 'zero', 'nau'. */
export const spokenDigitOf = (word: string): number | undefined => digits.get(word);

/** The value below 100 that a word stands for: 'nine', 'forty', 'pachas'. */
export function countOf(word: string): number | undefined {
  const figure = figureIn(figures, word);
  return figure !== undefined && figure < 100 && Number.isInteger(figure) ? figure : spokenDigitOf(word);
}

/** The value of a number in words, such as 'two thousand five hundred'; `first` where it begins with figures. */
export function valueOfWords(words: readonly string[], first?: number): number {
  let total = 0;
  let current = first;
  let addition = 0;
  for (const word of words) {
    const figure = figureIn(figures, word);
    if (figure === undefined) addition = figureIn(added, word) ?? addition;
    else if (figure < 100) current = (current ?? 0) + figure;
    else {
      const product = ((current ?? 1) + addition) * figure;
      addition = 0;
      if (figure >= 1_000) total += product;
      current = figure >= 1_000 ? undefined : product;
    }
  }
  return total + (current ?? 0);
}
