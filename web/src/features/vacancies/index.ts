export { Fact } from './cards/fact.tsx';
export { SkillList } from './cards/skill-list.tsx';
export { useNow } from './cards/use-now.ts';
export { VacancyCard } from './cards/vacancy-card.tsx';
export { VacancyFacts } from './cards/vacancy-facts.tsx';
export { VacancyList } from './cards/vacancy-list.tsx';
export { preparationByJdAddress } from './details/preparation-by-jd-address.ts';
export { addressWith, mergeParams, searchAddress } from './search-address.ts';
export { vacancyAddress } from './vacancy-address.ts';
