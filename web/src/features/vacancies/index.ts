export { vacancyAddress } from './vacancy-address.ts';
export { VacancyCard } from './vacancy-card.tsx';
export { VacancyList, VacancyListSkeleton } from './vacancy-list.tsx';
