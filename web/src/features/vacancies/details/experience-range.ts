/** Text of an experience range in whole years if both ends are known (core §2); otherwise ''. */
export function experienceRange(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  if (to === 0) return 'Fresher';
  const unit = to === 1 ? 'Year' : 'Years';
  return from === to ? `${to} ${unit}` : `${from} - ${to} ${unit}`;
}
