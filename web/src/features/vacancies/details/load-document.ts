import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';
import { data } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import type { PageContext } from '../../../platform/document/page-context.ts';
import { jobPosting } from './head/job-posting.ts';
import type { Loaded } from './load-vacancy.ts';

/**
 * Server loader of a details page: the vacancy with its structured data, and the HTTP status. Client loaders call `load`
 * alone (see load-vacancy.ts).
 */
export async function loadDocument<Vacancy extends StandardVacancy | ManualVacancy>(
  load: (api: Api, id: string) => Promise<Loaded<Vacancy>>,
  id: string,
  { api, publicUrl }: PageContext,
) {
  const loaded = await load(api, id);
  const posting = 'vacancy' in loaded ? jobPosting(loaded.vacancy, publicUrl) : undefined;
  return data({ ...loaded, posting }, { status: loaded.status });
}
