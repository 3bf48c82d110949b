export { VacancyList } from './vacancy-list.tsx';
