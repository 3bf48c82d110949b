import { ANYWHERE, experienceChoices } from '@aarambh/contract';

/** First and default item of the experience list; means no filter (decision 3). */
const ANY_EXPERIENCE = 'Any experience';

export interface Choice {
  value: string;
  label: string;
}

const plain = (value: string): Choice => ({ value, label: value });

export const experienceOptions: readonly Choice[] = [
  { value: '', label: ANY_EXPERIENCE },
  ...experienceChoices.map(plain),
];

/** Location choices after 'Anywhere in India' (core §9), in the given order; an unlisted chosen one is added. */
export function locationOptions(locations: readonly string[], chosen: string): Choice[] {
  const missing = chosen && !locations.includes(chosen) ? [chosen] : [];
  return [{ value: '', label: ANYWHERE }, ...[...missing, ...locations].map(plain)];
}
