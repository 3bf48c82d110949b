import { type ReviewStatus, reviewTexts } from '@aarambh/contract';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/index.ts';

interface ReviewStateProps {
  status: ReviewStatus;
  /** The way to the newer version, where there is one. */
  children?: ReactNode;
}

/** What became of a version so far; nothing while it waits for its first word. */
export function ReviewState({ status, children }: ReviewStateProps) {
  switch (status) {
    case 'Waiting':
      return null;
    case 'Corrections requested':
      return (
        <Alert tone="info" title="You have asked for corrections">
          We will tell you when the new version is ready. Until then you can add to them, or approve this version.
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
        <Alert tone="warning">
          <p>{reviewTexts.notNewest}</p>
          {children}
        </Alert>
      );
  }
}

/** Whether its owner may still say something about a version. */
export const isOpen = (status: ReviewStatus): boolean => status === 'Waiting' || status === 'Corrections requested';
