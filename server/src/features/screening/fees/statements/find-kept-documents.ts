import { foldedWords } from '../../text/fold-characters.ts';
import { Concept } from '../concepts.ts';
import { hasConcept as has, type Mark } from '../mark.ts';
import { readSentences } from './read-sentences.ts';

const { payer, no, not, nahi, without, warning } = Concept;

/** Says that a document is no copy. */
const originals = foldedWords(
  'original originals orignal orignals orignl orginal orginals orig asli mool मूल असली ओरिजिनल ओरिजनल',
);
/** Documents that are handed in for a visa or a bank entry, and then given back. */
const handedIn = foldedWords('passport passports passbook पासपोर्ट पासबुक');
const handsIn = foldedWords('jama submit submitted deposit deposited deposits leave lodge lodged जमा');
/** What identifies people, or says what they have learnt. Not deeds and papers of customers. */
const documents = foldedWords(
  `certificate certificates certificat marksheet marksheets marklist marklists sheet sheets degree degrees diploma aadhaar aadhar adhaar adhar pan passport
  passports passbook licence license rc cdc docs documents document papers academic academics testimonials matric tenth 10th originals kagaz kagzat kagaj pramanpatra
  प्रमाणपत्र प्रमाण अंकपत्र अंकसूची मार्कशीट मार्कशिट डिग्री आधार पासपोर्ट पासबुक दस्तावेज कागज कागजात लाइसेंस सर्टिफिकेट orignals orignl orig`,
);
/** Verbs and places of keeping. */
const keeps = foldedWords(
  `keep keeps kept custody retain retains retained retention withheld withhold locker almirah safekeeping surrender surrendered surrenders lodge lodged stay stays remain
  remains hold holds held handover leave pledge pledged deposit deposited deposits submit submitted rakhna rakhni rakhne rakhenge rakhega rakhegi rakhte rakhta rahega
  rahegi rahenge rakhwa rakhwana rakho jama रखना रखने रखेंगे रखेगा रखी रखे रहेगा रहेगी रहेंगे जमा रखवाना रखवाने`,
);
/** How long: only for checking is a copy made and the original given back at once. */
const brief = foldedWords(
  'copy copies photocopy photocopies xerox scan scanned photo photos shown show verification verified verify checking checked check same spot minutes minute turant dikhana dikhani dikhane दिखाना दिखाने जांच nakal छायाप्रति प्रतिलिपि फोटोकॉपी',
);
const LONG = foldedWords(
  `until till tenure contract contracts bond years year saal months month months' season employment leaving leave service duration period probation resign chhodne chhutti chhodo
  साल वर्ष महीने अनुबंध छोड़ने सेवा तक tak guarantee security surety trust policy nobody runs`,
);
/** With whom it stays. */
const yours = foldedWords('you your yourself aapke apke tumhare आपके');

/** Whether a word says that a document is an original, or is one of which people have no copy. */
export const isOriginal = (text: string): boolean => originals.has(text) || handedIn.has(text);

/** Whether some words may ask for an original document. */
export const mayKeepDocuments = (marks: readonly Mark[]): boolean =>
  marks.some(({ text }) => text.split(' ').some(isOriginal));

/**
 * Finds that the original documents of job seekers are kept: 'original marksheets stay in our locker until the contract ends'.
 * Who keeps them can ask for money later, and no one can leave. Showing originals, or leaving copies, is none.
 */
export function findKeptDocuments(
  marks: readonly Mark[],
  isDenied: (at: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const { from: begin, marks: sentence, words } of readSentences(marks)) {
    const at = (set: ReadonlySet<string>) => words.findIndex((parts) => parts.some((part) => set.has(part)));
    const original = Math.max(at(originals), at(handedIn));
    const isHandedIn = at(originals) < 0;
    if (original < 0) continue;
    const kept = words.findIndex(
      (parts, i) => parts.some((part) => keeps.has(part) && !(isHandedIn && handsIn.has(part))) && !isDenied(begin + i),
    );
    if (kept < 0 || at(documents) < 0) continue;
    if (sentence.some((mark) => has(mark, payer | no | not | nahi | without | warning))) continue;
    if (at(brief) >= 0 && at(LONG) < 0) continue;
    // 'Your passport stays with you'.
    const holder = words.findLastIndex((parts) => parts.some((part) => yours.has(part)));
    if (
      /^(?:with|paas|पास|keep)$/.test(words[holder - 1]?.at(-1) ?? '') ||
      /^(?:keep|paas|पास)$/.test(words[holder + 1]?.[0] ?? '')
    )
      continue;
    found.push({ first: begin + Math.min(original, kept), last: begin + Math.max(original, kept) });
  }
  return found;
}
