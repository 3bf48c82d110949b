/** Words of titles that say the same as a wish that no search can filter by. */
const wishes: [RegExp, string[]][] = [
  [/\b(?:immediate|immediately|asap)\b/i, ['immediate', 'immediately', 'urgent', 'urgently']],
  [/\b(?:urgent|urgently)\b/i, ['urgent', 'urgently', 'immediate', 'immediately']],
  [/\b(?:room|hostel|lodging|accomm?odation)\b/i, ['accommodation', 'accomodation', 'hostel', 'lodging', 'room']],
  [/\bfood(?:ing)?\b/i, ['food', 'fooding', 'accommodation', 'accomodation']],
  [/\bweekly\b/i, ['weekly']],
  [/\bdaily\b/i, ['daily']],
  [/\b(?:bike|motorcycle|scooty|scooter|activa)\b/i, ['bike']],
];

/** What a keyword wishes, and what it asks for that the search does not use at all. */
interface Wishes {
  /** Lexemes of titles, of which vacancies with any come first. */
  wishes: string[];
  notUsed: string[];
}

/** Separates wishes that titles may state ("immediate joiner", "urgent hiring") from what no search can use. */
export function readWishes(unread: string[]): Wishes {
  const wordsOf = (text: string) => wishes.flatMap(([pattern, words]) => (pattern.test(text) ? words : []));
  return {
    wishes: [...new Set(unread.flatMap(wordsOf))].map((word) => `t.${word}`),
    notUsed: unread.filter((text) => wordsOf(text).length === 0),
  };
}
