import type { VacancyFit } from '@aarambh/contract';

/** One part of how a vacancy fits a member; unknown parts have none. */
export interface FitFact {
  tone: 'good' | 'bad' | 'neutral';
  text: string;
}

const pay: Record<VacancyFit['pay'], FitFact | undefined> = {
  within: { tone: 'good', text: 'Within your pay' },
  above: { tone: 'good', text: 'Pays more than you earn' },
  below: { tone: 'bad', text: 'Pays less than you earn' },
  unknown: undefined,
};

const experience: Record<VacancyFit['experience'], FitFact | undefined> = {
  fits: { tone: 'good', text: 'Your experience fits' },
  tooLittle: { tone: 'bad', text: 'Asks for more experience' },
  tooMuch: { tone: 'bad', text: 'Asks for less experience' },
  unknown: undefined,
};

function skillFact({ matchedSkills, missingSkills }: VacancyFit): FitFact | undefined {
  const count = matchedSkills.length + missingSkills.length;
  // Without any skill in common the profile may simply have none yet.
  if (matchedSkills.length === 0) return undefined;
  return { tone: 'good', text: `${matchedSkills.length} of ${count} ${count === 1 ? 'skill' : 'skills'}` };
}

function distanceFact({ distanceKm, distanceFrom }: VacancyFit): FitFact | undefined {
  if (distanceKm === null) return undefined;
  if (distanceKm === 0) return { tone: 'good', text: `In ${distanceFrom}` };
  return { tone: 'neutral', text: `${distanceKm.toLocaleString('en-IN')} km from ${distanceFrom}` };
}

/** Lists what is known of the fit: '4 of 5 skills', 'Within your pay', '6 km from Pune'. */
export const fitFacts = (fit: VacancyFit): FitFact[] =>
  [skillFact(fit), pay[fit.pay], experience[fit.experience], distanceFact(fit)].filter((fact) => fact !== undefined);
