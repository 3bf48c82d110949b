const list = (words: string) => new Set(words.split(/\s+/));

/**
 * Words people add to what they look for; left out of a keyword unless nothing else is in it. The usual misspellings of
 * them are here too: mending would only lead to a word nobody looks for. The last lines are Hindi, as it is typed.
 * Full time is what nearly every vacancy is, and few say so.
 */
export const askingWords = list(
  `job jobs vacancy vacancies opening openings hiring career careers in for at near of and or the a an to with on by from as me my
   i need want looking searching find apply required requirement wanted urgent urgently immediate
   immediately joining joiner joiners latest new today tomorrow available availability position positions
   hire around nearby nearest candidate candidates company companies experienced best good salary ctc lpa
   vacency vacencies vacany vaccancy vacancys oppening opning requirment hirring jobes
   fulltime
   naukri naukari nokri chahiye chahie kaam kam ka ki ke ko mein liye wala wali wale nazdeek
   नौकरी जॉब काम में के की का को लिए चाहिए`,
).add('full time');

/** English function words: in nearly every description, so they are not indexed from there (titles keep theirs). */
export const fillerWords = list(
  `a about above after all also am an and any are as at be been being both but by can could did do does each etc for from
   had has have he her his how i if in into is it its may more most must no nor not of on once only or other our out over
   own per shall she should so some such than that the their them then there these they this those through to under until
   up us very was we were what when where which while who whom why will with within would you your`,
);
