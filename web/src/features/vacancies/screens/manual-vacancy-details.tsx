import { api as browserApi } from '../../../platform/api/browser-api.ts';
import { pageContext } from '../../../platform/document/page-context.ts';
import { readPublicUrl } from '../../../platform/document/read-public-url.ts';
import { vacancyMeta } from '../details/head/vacancy-meta.ts';
import { vacancyMissing } from '../details/lazy-vacancy-missing.ts';
import { loadDocument } from '../details/load-document.ts';
import { loadManualVacancy as load } from '../details/load-vacancy.ts';
import { ManualDetails } from '../details/manual-details.tsx';
import type { Route } from './+types/manual-vacancy-details.ts';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadDocument(load, params.id, context.get(pageContext));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserApi, params.id);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  vacancyMeta(
    loaderData,
    loaderData && 'vacancy' in loaderData ? loaderData.vacancy.companyName : '',
    readPublicUrl(matches),
  );

/** Details of a manually posted vacancy (core §2). */
export default function ManualVacancyDetails({ loaderData }: Route.ComponentProps) {
  if (!('vacancy' in loaderData)) return <vacancyMissing.Part missing={loaderData} />;
  return <ManualDetails key={loaderData.vacancy.vacancyID} vacancy={loaderData.vacancy} />;
}
