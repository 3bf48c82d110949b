import { type RoleFamily, roleFamilies } from '../../server/src/demo/postings/role-families.ts';
import type { SeededRandom } from '../../server/src/demo/postings/seeded-random.ts';
import type { VacancyPosting } from '../../server/src/features/vacancy-lifecycle/index.ts';

/** A generated person with experience in one role family, looking for the same work in some cities. */
export interface Persona {
  family: RoleFamily;
  /** As typed: variants, capitals, and some unrelated to the work. */
  skills: string[];
  /** As typed. */
  places: string[];
  /** Canonical names of the places. */
  cities: string[];
  experienceMonths: number | null;
  annualSalary: number | null;
}

const cities: [name: string, asTyped: string[], weight: number][] = [
  ['Bengaluru', ['Bengaluru', 'Bangalore', 'bengaluru '], 22],
  ['Hyderabad', ['Hyderabad', 'HYDERABAD'], 13],
  ['Pune', ['Pune', 'pune'], 12],
  ['Mumbai', ['Mumbai', 'Bombay'], 10],
  ['Chennai', ['Chennai', 'Madras'], 10],
  ['Gurugram', ['Gurugram', 'Gurgaon'], 8],
  ['Noida', ['Noida'], 8],
  ['Kolkata', ['Kolkata', 'Calcutta'], 5],
  ['Ahmedabad', ['Ahmedabad'], 4],
];
const unrelatedSkills = ['Communication', 'MS Office', 'Teamwork', 'English', 'Driving', 'Public Speaking', 'Yoga'];

/** A skill as people type it, limited to variants the product folds. */
function typed(random: SeededRandom, skill: string): string {
  const ways = [skill, skill, skill.toLowerCase(), skill.toUpperCase(), skill.replaceAll(' ', '-'), ` ${skill}.`];
  return random.pick(ways);
}

/** Generates a person, deterministic for a seed. */
export function generatePersona(random: SeededRandom): Persona {
  const family = random.weighted(roleFamilies, ({ weight }) => weight);
  const level = random.pick(family.levels);
  const [min = 0, max = 2] = level.years;
  const [pay = 3] = level.lakh;
  const chosen = new Map(
    Array.from({ length: random.between(1, 3) }, () => {
      const [name, asTyped] = random.weighted(cities, ([, , weight]) => weight);
      return [name, random.pick(asTyped)];
    }),
  );
  const skills = [
    ...random.some(family.skills.slice(0, 5), random.between(2, 5)),
    ...random.some(family.skills.slice(5), random.between(0, 3)),
    ...random.some(roleFamilies[random.between(0, roleFamilies.length - 1)]?.skills ?? [], random.between(0, 2)),
    ...random.some(unrelatedSkills, random.between(0, 2)),
  ];
  return {
    family,
    skills: skills.map((skill) => typed(random, skill)),
    places: [...chosen.values()],
    cities: [...chosen.keys()],
    experienceMonths: random.chance(0.9) ? random.between(min * 12, Math.max(min, max - 1) * 12) : null,
    annualSalary: random.chance(0.7) ? Math.round(pay * 0.95 * 100_000) : null,
  };
}

/** Titles of a family's levels, as the generator expands them. */
const patterns = new Map(
  roleFamilies.map((family) => [
    family.key,
    new RegExp(
      `^(?:${family.levels
        .flatMap(({ titles }) => titles)
        .map((title) => title.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[\\w ]+'))
        .join('|')})$`,
    ),
  ]),
);

/** Whether a vacancy matches the work, experience and cities of a generated person. */
export function isRelevant({ family, cities, experienceMonths }: Persona, posting: VacancyPosting): boolean {
  if (!patterns.get(family.key)?.test(posting.role)) return false;
  const isNear = posting.locations.some((place) => place === 'Remote' || cities.includes(place));
  if (!isNear || experienceMonths === null) return isNear;
  const years = experienceMonths / 12;
  return years >= (posting.experienceFromYears ?? 0) && years < (posting.experienceToYears ?? 60) + 1;
}
