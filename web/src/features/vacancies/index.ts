export { companyAddress, vacancyAddress } from '../../platform/public-addresses.ts';
export { JustAppliedPanel } from './after-applying/just-applied-panel.tsx';
export { Fact } from './cards/fact.tsx';
export { JobCard } from './cards/job-card.tsx';
export { SkillList } from './cards/skill-list.tsx';
export { useNow } from './cards/use-now.ts';
export { VacancyCard } from './cards/vacancy-card.tsx';
export { VacancyFacts } from './cards/vacancy-facts.tsx';
export { VacancyList } from './cards/vacancy-list.tsx';
export { preparationByJdAddress } from './details/sections/preparation-by-jd-address.ts';
export { JobPane } from './pane/lazy-job-pane.ts';
export {
  changesOnlyOpenJob,
  type OpenJob,
  openJobTarget,
  readOpenJob,
  revalidateList,
  withoutOpenJob,
} from './pane/open-job.ts';
export { RecentlyViewed } from './recently-viewed/recently-viewed.tsx';
export { addressWith, mergeParams, searchAddress } from './search-address.ts';
