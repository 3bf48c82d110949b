export { createDemoResumeReviews } from './create-demo-resume-reviews.ts';
export { listKnownPdfKeys } from './resume-pdfs.queries.ts';
export { resumeReviewRoutes, resumeReviewStaffActions } from './resume-reviews.routes.ts';
export { eraseResumeReviews, exportResumeReviews } from './resume-reviews-personal-data.queries.ts';
export { RESUME_PDF_FILES } from './send-resume-pdf.ts';
