import { getCompanyLocations } from '@aarambh/contract';
import { type Api, ApiError } from '../../../platform/api/api.ts';

/** All places of a company's vacancies. The page works without them, so a failure returns none (core §8). */
export async function listCompanyPlaces(api: Api, companyID: string): Promise<string[]> {
  try {
    return await api(getCompanyLocations, { query: { id: companyID } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return [];
  }
}
