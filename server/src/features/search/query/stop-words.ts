const list = (words: string) => new Set(words.split(/\s+/));

/**
 * Filler words of keywords: they describe no work and are dropped unless the keyword has nothing else. Their common
 * misspellings are included, because spell correction would only lead to another filler. The last lines are Hindi, in both
 * scripts. "Full time" is a filler because nearly every vacancy is full-time, but few state it.
 */
export const queryFillerWords = list(
  `job jobs vacancy vacancies opening openings hiring career careers in for at near of and or the a an to with on by from as me my
   i need want looking searching find apply required requirement wanted urgent urgently immediate
   immediately joining joiner joiners latest new today tomorrow available availability position positions
   hire around nearby nearest candidate candidates company companies experienced best good salary ctc lpa
   vacency vacencies vacany vaccancy vacancys oppening opning requirment hirring jobes
   fulltime top asap join please pls plz only koi bhi any some kuch but lekin
   having which you your please kindly opportunity opportunities interested
   naukri naukari nokri chahiye chahie kaam kam ka ki ke ko mein liye wala wali wale nazdeek ya aur
   नौकरी जॉब काम में के की का को लिए चाहिए या और`,
).add('full time');

/** Fillers that make the words beside them Hindi: "kam" is then work, and else the abbreviation of key account manager. */
export const hindiFillerWords = list(
  'koi bhi kuch naukri naukari nokri chahiye chahie kaam ka ki ke ko mein me liye wala wali wale nazdeek ya aur',
);

/** Filler words between alternatives. */
export const orWords = list('or ya या');

/** Filler words that ask for something, though no search can filter by it: the page says that they are not used. */
export const unusedWords = list(
  `urgent urgently immediate immediately today tomorrow available availability around nearby nearest experienced asap
   nazdeek`,
);

/** Stop words: English function words, which are not indexed from descriptions. Those of titles are. */
export const stopWords = list(
  `a about above after all also am an and any are as at be been being both but by can could did do does each etc for from
   had has have he her his how i if in into is it its may more most must no nor not of on once only or other our out over
   own per shall she should so some such than that the their them then there these they this those through to under until
   up us very was we were what when where which while who whom why will with within would you your`,
);
