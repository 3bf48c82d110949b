const MAX_SHOWN = 8;

/**
 * Places for a typed text that are not chosen: those that begin with it, then those with a word that does, then those
 * that contain it, each in the given order. At most eight; none for an empty text.
 */
export function fittingPlaces(all: readonly string[], chosen: readonly string[], typed: string): string[] {
  const text = typed.trim().toLowerCase();
  if (!text) return [];
  const taken = new Set(chosen.map((place) => place.toLowerCase()));
  const rankOf = (place: string): number => {
    const name = place.toLowerCase();
    if (name.startsWith(text)) return 0;
    if (name.includes(` ${text}`)) return 1;
    return name.includes(text) ? 2 : 3;
  };
  return all
    .filter((place) => !taken.has(place.toLowerCase()))
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_SHOWN)
    .map(({ place }) => place);
}
