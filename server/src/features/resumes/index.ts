export { findCurrentResume, holdResume } from './resumes.queries.ts';
export { resumeRoutes } from './resumes.routes.ts';
export { sweepOrphanFiles } from './sweep-orphan-files.ts';
