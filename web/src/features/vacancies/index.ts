export { Fact } from './cards/fact.tsx';
export { SkillList } from './cards/skill-list.tsx';
export { useNow } from './cards/use-now.ts';
export { VacancyCard } from './cards/vacancy-card.tsx';
export { vacancyAddress } from './vacancy-address.ts';
