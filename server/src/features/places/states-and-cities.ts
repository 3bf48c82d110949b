import type { City, State } from '@aarambh/contract';
import { foldPlace } from './fold-place.ts';
import data from './states-and-cities.json' with { type: 'json' };

/** A city or town of an address; `otherName` is a former name that is still in use. */
interface KnownCity {
  id: number;
  name: string;
  otherName: string | undefined;
}

const states = data.states.map(({ id, name, cities }) => {
  const known = (cities as [number, string, string?][]).map(([id, name, otherName]) => ({ id, name, otherName }));
  return { id, name, cities: new Map<number, KnownCity>(known.map((city) => [city.id, city])) };
});
const stateById = new Map(states.map((state) => [state.id, state]));

/** Contains both names, because the input fields filter by what the label contains. */
const labelOf = ({ name, otherName }: KnownCity): string => (otherName ? `${name} (${otherName})` : name);

const nameByFolded = new Map<string, string>();
for (const city of states.flatMap(({ cities }) => [...cities.values()])) {
  for (const spelling of [city.name, city.otherName ?? city.name, labelOf(city)]) {
    const folded = foldPlace(spelling);
    if (!nameByFolded.has(folded)) nameByFolded.set(folded, city.name);
  }
}

/** Maharashtra, where the portal is registered for GST (commerce §9). */
export const HOME_STATE_ID = 4008;

/** States and union territories of India, sorted by name. */
export const indianStates: readonly State[] = states.map(({ id, name }) => ({ stateID: id, stateName: name }));

/** Lists the cities and towns of a state, sorted by name; none for an unknown state. */
export function listCities(stateId: number): City[] {
  const cities = stateById.get(stateId)?.cities.values() ?? [];
  return [...cities].map((city) => ({ cityID: city.id, cityName: labelOf(city) }));
}

/** Finds the name of a state of India. */
export function findStateName(stateId: number): string | undefined {
  return stateById.get(stateId)?.name;
}

/** Finds the name of a city in a state; undefined when it lies in another one. */
export function findCityName(stateId: number, cityId: number): string | undefined {
  return stateById.get(stateId)?.cities.get(cityId)?.name;
}

/** Finds the city or town that a text names, in any state, case and spacing. */
export function findTownName(text: string): string | undefined {
  return nameByFolded.get(foldPlace(text));
}
