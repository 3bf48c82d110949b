export { CompanyList, isFiltered } from './company/company-list.tsx';
export { type CompanyJobs, loadCompanyJobs } from './company/load-company-jobs.ts';
export { redirectSubmittedForm } from './redirect-submitted-form.ts';
export { SearchFailure } from './search-failure.tsx';
