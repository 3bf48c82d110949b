export { checkDocument, documentName } from './check-document.ts';
export { copyDemoResume } from './copy-demo-resume.ts';
export { findCurrentResume, listKnownResumeKeys } from './resumes.queries.ts';
export { resumeRoutes } from './resumes.routes.ts';
export { eraseResumes, exportResumes } from './resumes-personal-data.queries.ts';
export { saveDemoResume } from './save-demo-resume.ts';
export { RESUME_FILES } from './save-resume.ts';
export { resumeStaffActions } from './staff/resume-staff.routes.ts';
