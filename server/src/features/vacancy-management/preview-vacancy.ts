import type { StandardVacancy, VacancyForm } from '@aarambh/contract';
import type { AppContext } from '../../app-context.ts';
import { sanitiseHtml } from '../../lib/html/sanitise-html.ts';
import { type DetailsRow, presentStandard } from '../vacancies/index.ts';
import { foldCompanyName, toPostedRow } from '../vacancy-lifecycle/index.ts';
import { readPosting } from './save-vacancy.ts';
import { findCompanyDetails } from './vacancy-details.queries.ts';

/**
 * What job seekers would see of a form.
 * @throws {CallError} not_found; bad_input of a field
 */
export async function presentPreview(
  context: AppContext,
  { vacancyID, ...form }: VacancyForm & { vacancyID?: number | undefined },
): Promise<StandardVacancy> {
  const posting = await readPosting(context, form, vacancyID);
  const company = await findCompanyDetails(context.db, foldCompanyName(posting.company.name));
  const row = toPostedRow({ ...posting, descriptionHtml: sanitiseHtml(posting.descriptionHtml) }, company?.id ?? 0);
  return presentStandard({
    ...(row as unknown as DetailsRow),
    id: vacancyID ?? 0,
    company_name: company?.name ?? posting.company.name,
    company_logo: company?.logo ?? '',
    company_about_html: company?.about_html ?? '',
    company_address: company?.corporate_address ?? '',
    company_website: company?.website ?? '',
    checks: [],
  });
}
