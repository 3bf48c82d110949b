export { ResumePages } from './resume-pages.tsx';
