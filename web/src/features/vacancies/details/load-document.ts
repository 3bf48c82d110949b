import type { ManualVacancy, StandardVacancy } from '@aarambh/contract';
import { data } from 'react-router';
import type { Api } from '../../../platform/api/api.ts';
import type { PageContext } from '../../../platform/document/page-context.ts';
import { jobPosting } from './job-posting.ts';
import type { Loaded } from './load-vacancy.ts';

/**
 * What the document of a details page is made of: the vacancy with its structured data, and the status it answers with.
 * For loaders on the server only; clientLoaders call `load` alone (load-vacancy.ts says why).
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
