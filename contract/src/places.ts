import { z } from 'zod';
import { call } from './call.ts';
import { idInPath } from './fields.ts';

/** A state or union territory of India. */
export const state = z.object({ stateID: z.number().int(), stateName: z.string() });
export type State = z.infer<typeof state>;

/** A city or town. */
export const city = z.object({ cityID: z.number().int(), cityName: z.string() });
export type City = z.infer<typeof city>;

export const getIndianStates = call({
  method: 'GET',
  path: 'StateMasterAPI/GetIndianStates',
  summary: 'States and union territories of India, inside `message`.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  reply: { kind: 'json', schema: z.object({ message: z.array(state) }) },
});

export const getCities = call({
  method: 'GET',
  path: 'CityMasterAPI/GetCities/{stateID}',
  summary: 'Cities and towns of a state; none for an unknown one.',
  source: 'core §7',
  access: 'visitor',
  topics: [],
  params: z.strictObject({ stateID: idInPath() }),
  reply: { kind: 'json', schema: z.array(city) },
});

export const placeCalls = { getIndianStates, getCities };
