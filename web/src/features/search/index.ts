export { type CompanyJobs, CompanyList, isFiltered, loadCompanyJobs } from './company/company-list.tsx';
export { SearchFailure } from './search-failure.tsx';
