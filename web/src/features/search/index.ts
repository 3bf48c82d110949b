export { type CompanyJobs, CompanyList, isFiltered, loadCompanyJobs } from './company-list.tsx';
export { SearchFailure } from './search-failure.tsx';
