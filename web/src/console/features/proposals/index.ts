export { ProposeVacancy } from './propose-vacancy.tsx';
