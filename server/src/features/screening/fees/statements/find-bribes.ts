import { foldCharacters } from '../../text/fold-characters.ts';
import { foldWord } from '../../wording/romanise.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { readSentences } from './read-sentences.ts';

const { payer, no, not, nahi, warning } = Concept;

const fold = (words: string): string[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => foldWord(foldCharacters(word).folded));
const anyOf = (words: string): string => `(?:${fold(words).join('|')})`;

/** Who decides on a post. */
const officials =
  anyOf(`sahab sahib saheb sahabji sir madam mam maam memsahab officer officers adhikari afsar afasar babu bade trustee trustees principal manager hr minister mantri mla neta netaji pradhan mukhiya
  sarpanch chairman director secretary inspector superintendent president committee samiti board head headmaster contractor supervisor leader panel doctor bdo engineer warden clerk
  gentleman person authority authorities ji bhaiya union member
  साहब साहिब अधिकारी अफसर बाबू मैडम ट्रस्टी प्रधान मुखिया सरपंच नेता मंत्री अध्यक्ष सचिव प्रबंधक मैनेजर प्रिंसिपल`);
const giving = anyOf(
  `dena deni dene do dijiye de dedo deke dekar pahunchana pahunchani pahuchana pahunchao bhejna leke lekar lana khilana chadhana karna karni karne karke kardo karo rakhna rakhe rakho samajh padega padta lagega
  देना देनी देने दो दें दीजिए पहुंचाना पहुंचानी करना करनी करने करके करो रखना रखें खिलाना चढ़ाना लाना लेकर पड़ेगा पड़ेगी लगेगा`,
);
const gifts = anyOf(
  'khush mithai lifafa lifafe gift bhent nazrana najrana chadhava chadawa prasad hissa kharcha kharchapani khushi खुश मिठाई लिफाफा भेंट नजराना चढ़ावा प्रसाद हिस्सा खर्चा',
);
const something = '(?:kuch|thoda|thoda kuch|kuch na kuch|thoda bahut)';
const upTo = anyOf('tak walon wale walo तक वालों वाले');
const places = anyOf(
  'andar under office bharti bharati vibhag department board hq mantralaya ministry sarkari officer sahab madam sir अंदर विभाग भर्ती बोर्ड दफ्तर कार्यालय सरकारी साहब',
);
const setting = anyOf('setting settings jugaad jugad सेटिंग जुगाड़');
const word = '(?:\\S+ )';

/** What is said of officials, where no one would say it of their work. */
const hints: readonly RegExp[] = [
  // 'The officer has to be taken care of', 'Sharma sir is to be remembered'.
  `${officials} ${word}{0,4}(?:has|have|needs|need|must|should|is|are) (?:to )?(?:be )?(?:taken care of|${anyOf('remembered obliged thanked pleased managed')}|${anyOf('kept')} ${anyOf('happy')})`,
  `${anyOf('keep make')} (?:the |our |his |that )?${word}{0,1}${officials} ${anyOf('happy satisfied')}`,
  `${anyOf('remember oblige')} (?:the |our )?${word}{0,2}${officials}`,
  // 'Meet the supervisor with what is customary', 'a small gesture for the secretary'.
  `${officials} ${word}{0,2}with (?:what is |the |an |a |some )?${anyOf('customary usual envelope lifafa sweets mithai gift something')}`,
  `${anyOf('small little some suitable token')} ${word}{0,2}${anyOf('gesture gift gratitude appreciation consideration something')} (?:for|to) (?:the |our )?${word}{0,1}${officials}`,
  // 'Trustee ko kuch dena padega', 'madam ko khush karna hoga'.
  `${officials} ${word}{0,1}ko ${word}{0,2}(?:${something} (?:to )?|${gifts} ${word}{0,2})${giving}`,
  `upar ${upTo} ${word}{0,2}${anyOf('dena deni dene khilana hissa jata jaata देना देनी जाता')}`,
  // 'Andar se setting hai'.
  `${places} ${word}{0,2}${setting}`,
  `${setting} ${word}{0,2}${anyOf('bharti naukri sarkari post order भर्ती नौकरी')}`,
  // 'Backdoor entry'.
  `(?:${anyOf('backdoor')}|back door|${anyOf('pichle')} ${anyOf('darwaze')}|${anyOf('पिछले')} ${anyOf('दरवाजे')}) ${word}{0,1}${anyOf('entry opening openings joining job jobs appointment se से')}`,
].map((pattern) => new RegExp(`(?:^| )${pattern.replaceAll(/[a-z]{2,}/g, foldWord)}(?: |$)`));

/** A hint has one of these. */
const telling = new Set(
  fold(`care remembered obliged thanked pleased managed happy satisfied remember oblige customary usual envelope gesture gift gratitude appreciation consideration something kuch thoda upar setting settings jugaad
  jugad backdoor back pichle mithai sweets lifafa lifafe khush bhent nazrana chadhava chadawa prasad hissa kharcha kharchapani khushi कुछ ऊपर सेटिंग जुगाड़ मिठाई खुश भेंट नजराना चढ़ावा लिफाफा प्रसाद हिस्सा खर्चा`),
);
/** Goods that are carried upstairs, machines that are set, and promises of others. */
const otherwise = new Set(
  fold(
    'saman samaan maal parcel delivery lift cnc vmc machine machines tool die mould page agents agent sofa सामान माल पार्सल मशीन',
  ),
);
const AROUND = 10;

const foldAll = (marks: readonly Mark[]): string[] =>
  marks.flatMap(({ text }) => text.split(' ').map((part) => foldWord(part)));

/** Whether a word may be part of the hint at a bribe. */
export const mayHint = (text: string): boolean => telling.has(foldWord(text));

/** Whether some words may hint at a bribe. */
export const mayBribe = (marks: readonly Mark[]): boolean =>
  marks.some((_, at) => isTelling(marks, at) && findHint(marks, at));

const isTelling = (marks: readonly Mark[], at: number): boolean => marks[at]?.text.split(' ').some(mayHint) ?? false;

/** The words around a telling one, if they hint at a bribe. */
function findHint(marks: readonly Mark[], at: number): boolean {
  const near = marks.slice(Math.max(0, at - AROUND), at + AROUND + 1);
  const words = foldAll(near.filter(({ sentence }) => sentence === marks[at]?.sentence));
  if (words.some((each) => otherwise.has(each))) return false;
  const text = words.join(' ');
  return hints.some((hint) => hint.test(text));
}

/**
 * Finds hints at a bribe for a post: 'the officer has to be taken care of', 'trustee ko kuch dena padega', 'andar setting hai'.
 * They name no sum, as it is said later.
 */
export function findBribes(
  marks: readonly Mark[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const { from, marks: sentence } of readSentences(marks)) {
    const at = sentence.findIndex((_, i) => isTelling(sentence, i) && !isDenied(from + i) && findHint(sentence, i));
    if (at < 0) continue;
    const near = sentence.slice(Math.max(0, at - AROUND), at + AROUND / 2);
    if (sentence.some((mark) => has(mark, payer | warning)) || isDeniedNear(near)) continue;
    found.push({
      first: from + Math.max(0, at - AROUND / 2),
      last: from + Math.min(sentence.length - 1, at + AROUND / 2),
    });
  }
  return found;
}

/** 'No officer has to be taken care of': a denial, but not what happens without a bribe, or an exam that there is none of. */
const isDeniedNear = (near: readonly Mark[]): boolean => {
  const at = near.findIndex((mark) => has(mark, no | not | nahi));
  return (
    at >= 0 && !near.some(({ text }) => /^(?:exam|pariksha|test|परीक्षा|phone|without|bina|warna|varna|na)$/.test(text))
  );
};
