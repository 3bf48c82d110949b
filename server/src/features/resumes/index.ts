export { checkDocument, documentName } from './check-document.ts';
export { copyDemoResume } from './copy-demo-resume.ts';
export { giveDemoResume } from './give-demo-resume.ts';
export { eraseResumes, exportResumes } from './personal-data.queries.ts';
export { findCurrentResume, holdResume, listKnownResumeKeys } from './resumes.queries.ts';
export { resumeRoutes } from './resumes.routes.ts';
export { RESUME_FILES } from './save-resume.ts';
