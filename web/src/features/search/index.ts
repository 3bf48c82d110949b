export { type CompanyJobs, CompanyList, isFiltered, loadCompanyJobs } from './company/company-list.tsx';
export { redirectSubmittedForm } from './redirect-submitted-form.ts';
export { SearchFailure } from './search-failure.tsx';
