import { type ReviewStatus, reviewTexts } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/index.ts';

interface ReviewStatusAlertProps {
  status: ReviewStatus;
  /** Link to the newer version, if there is one. */
  children?: ReactNode;
}

/** Alert with the review status of a version; none while it waits for its first review. */
export function ReviewStatusAlert({ status, children }: ReviewStatusAlertProps) {
  switch (status) {
    case 'Waiting':
      return null;
    case 'Corrections requested':
      return (
        <Alert tone="info" title="You have requested corrections">
          We will inform you when the new version is ready. Until then you can add corrections or approve this version.
        </Alert>
      );
    case 'Approved':
      return (
        <Alert tone="success" title="You have approved this resume">
          The final copy will be shared with you shortly.
        </Alert>
      );
    case 'Replaced':
      return (
        <Alert tone="info">
          <p>{reviewTexts.notNewest}</p>
          {children}
        </Alert>
      );
  }
}

/** Whether the member may still approve a version or request corrections. */
export const isReviewable = (status: ReviewStatus): boolean =>
  status === 'Waiting' || status === 'Corrections requested';
