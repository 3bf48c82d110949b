export { Fact } from './fact.tsx';
export { SkillList } from './skill-list.tsx';
export { useNow } from './use-now.ts';
export { vacancyAddress } from './vacancy-address.ts';
export { VacancyCard } from './vacancy-card.tsx';
