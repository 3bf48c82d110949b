import type { ShouldRevalidateFunctionArgs, To } from 'react-router';
import { vacancyAddress } from '../../../platform/public-addresses.ts';
import { addressWith } from '../search-address.ts';

/** A vacancy that is open beside a list. */
export interface OpenJob {
  vacancyID: number;
  isManualPostedJob: boolean;
}

/** Parameter of the list's own address; the address bar shows the address of the vacancy instead (the mask). */
const PARAMETER = 'job';

/** The vacancy that is open beside the list, from the parameters of the list. */
export function readOpenJob(params: URLSearchParams): OpenJob | undefined {
  const [, kind, id] = /^(m?)(\d{1,9})$/.exec(params.get(PARAMETER) ?? '') ?? [];
  return id === undefined ? undefined : { vacancyID: Number(id), isManualPostedJob: kind === 'm' };
}

/** Parameters of the list without the open vacancy. */
export function withoutOpenJob(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete(PARAMETER);
  return rest;
}

/** Where to navigate to open a vacancy beside a list, and the address to show for it. */
export function openJobTarget(path: string, params: URLSearchParams, job: OpenJob): { to: To; mask: To } {
  const opened = withoutOpenJob(params);
  opened.set(PARAMETER, `${job.isManualPostedJob ? 'm' : ''}${job.vacancyID}`);
  return { to: addressWith(path, opened), mask: vacancyAddress(job) };
}

/** Whether a navigation only opens, changes or closes the vacancy beside a list: the list need not be loaded again. */
export function changesOnlyOpenJob(from: URL, to: URL): boolean {
  if (from.pathname !== to.pathname || from.search === to.search) return false;
  return withoutOpenJob(from.searchParams).toString() === withoutOpenJob(to.searchParams).toString();
}

/** `shouldRevalidate` of a list with a job pane: opening or closing a job does not load the list again. */
export const revalidateList = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => defaultShouldRevalidate && !changesOnlyOpenJob(currentUrl, nextUrl);
