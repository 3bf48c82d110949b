/** Prefix of all review query keys: one action may change several queries. */
export const ALL_REVIEWS = ['resume-reviews'];

/** Query keys of the reviews. */
export const reviewKeys = {
  waitingContent: (accountID: number) => [...ALL_REVIEWS, accountID, 'waiting-content'],
  waitingPdf: (accountID: number) => [...ALL_REVIEWS, accountID, 'waiting-pdf'],
  correctedPdfs: (accountID: number) => [...ALL_REVIEWS, accountID, 'corrected-pdfs'],
  content: (accountID: number, contentID: number) => [...ALL_REVIEWS, accountID, 'content', contentID],
  contentCorrections: (accountID: number, contentID: number) => [...ALL_REVIEWS, accountID, 'corrections', contentID],
};
