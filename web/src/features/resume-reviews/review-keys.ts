/** What everything about reviews begins with in the browser's memory: an answer to one may change all. */
export const ALL_REVIEWS = ['resume-reviews'];

/** What the pages of a review share in the browser's memory. */
export const reviewKeys = {
  waitingContent: (accountID: number) => [...ALL_REVIEWS, accountID, 'waiting-content'],
  recentPdf: (accountID: number) => [...ALL_REVIEWS, accountID, 'recent-pdf'],
  pdfList: (accountID: number) => [...ALL_REVIEWS, accountID, 'pdf-list'],
  content: (accountID: number, contentID: number) => [...ALL_REVIEWS, accountID, 'content', contentID],
  contentCorrections: (accountID: number, contentID: number) => [...ALL_REVIEWS, accountID, 'corrections', contentID],
};
