/**
 * Describes a range of experience for cards and details: 'Fresher', '1 Year', '2 - 5 Years', '3+ Years'; '' when the
 * vacancy states none.
 * @param from whole years; null when not stated
 * @param to whole years; null when not stated or without an end
 */
export function describeExperience(from: number | null, to: number | null): string {
  if (from === null && to === null) return '';
  const first = from ?? 0;
  if (to === null) return `${first}+ ${first === 1 ? 'Year' : 'Years'}`;
  if (to === 0) return 'Fresher';
  const unit = to === 1 ? 'Year' : 'Years';
  return first === to ? `${to} ${unit}` : `${first} - ${to} ${unit}`;
}
