/** Endings of Hindi verbs in job postings: imperative, infinitive, future, participles and causatives. */
const latinEndings =
  `o na ne ni a e i en ein iye iyega iyen kar ke ta te ti ega egi enge oge unga wana wane wani wao wae waye waiye wakar wayega
  vana vane vani vao vae vaye vaiye vakar`.split(/\s+/);
const devanagariEndings = 'ो ना ने नी ा े ी ें िए िये कर के ता ते ती ेगा ेगी ेंगे ोगे ूंगा वाना वाने वानी वाओ वाएं वाइए वाकर'.split(' ');
const devanagariVowelEndings = 'ना ने नी ओ ए एं इए कर के ता ते ती एगा एगी एंगे ओगे'.split(' ');

/** Forms that are other words: recruitment, and 'of' a market. */
const others = new Set([
  'bharti',
  'bhari',
  'भरती',
  'भारी',
  'भरा',
  'marke',
  'mara',
  'mari',
  'mara',
  'dale',
  'kate',
  'kata',
]);

const formsOf = (stems: string, endings: readonly string[]): string[] =>
  stems
    .split(' ')
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .filter((form) => !others.has(form));

/** Imperative and future forms of verbs for giving, sending, filling in, depositing, or having money deducted. */
export const givingVerbs: readonly string[] = [
  ...formsOf('dal daal bhar bhej rakh maar mar kat kaat kharid chuka thama jama', latinEndings),
  ...formsOf('डाल भर भेज रख मार काट खरीद', devanagariEndings),
  ...formsOf('चुका थमा रखवा कटवा डलवा भरवा', devanagariVowelEndings),
];
