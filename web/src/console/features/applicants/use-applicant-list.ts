import { listAllApplicants } from '@aarambh/contract';
import { ApiError } from '../../../platform/api/api.ts';
import { useStaffQuery } from '../../api/index.ts';
import { type ApplicantFilters, queryOf, vacancyNumberError } from './applicant-filters.tsx';

const EMPTY_LIST = { applicants: [], total: 0, isCapped: false };

/**
 * A page of the list. Without a vacancy of the number in the filter it is empty, and `none` says why: the applicants of others
 * could be taken for those of this vacancy.
 */
export function useApplicantList(filters: ApplicantFilters, page: number) {
  const numberError = vacancyNumberError(filters);
  const { data, error, isBusy, reload } = useStaffQuery(
    listAllApplicants,
    { query: queryOf(filters, page) },
    { enabled: !numberError, keepPrevious: true },
  );
  const none = numberError
    ? 'No vacancy has this number'
    : error instanceof ApiError && error.status === 404
      ? error.message
      : undefined;
  if (none) return { data: EMPTY_LIST, error: undefined, none, isLoading: isBusy, reload };
  return { data, error, none, isLoading: isBusy, reload };
}
