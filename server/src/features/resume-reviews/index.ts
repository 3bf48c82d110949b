export { makeDemoResumeReviews } from './make-demo-resume-reviews.ts';
export { listKnownPdfKeys } from './pdfs.queries.ts';
export { eraseResumeReviews, exportResumeReviews } from './personal-data.queries.ts';
export { resumeReviewRoutes, resumeReviewStaffActions } from './resume-reviews.routes.ts';
export { RESUME_PDF_FILES } from './send-resume-pdf.ts';
