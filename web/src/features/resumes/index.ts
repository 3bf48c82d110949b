export { ResumeCard } from './resume-card.tsx';
