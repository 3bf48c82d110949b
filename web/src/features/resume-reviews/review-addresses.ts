export const contentReviewAddress = (resumeContentID: number): string =>
  `/resume-builder/resume-for-corrections/${resumeContentID}`;

export const PDF_REVIEW_ADDRESS = '/resume-builder/resume-pdf-review';

export const REVIEW_DONE_ADDRESS = '/resume-builder/corrections-modal';
