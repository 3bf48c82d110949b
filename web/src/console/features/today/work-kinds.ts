import type { WorkItem, WorkKind } from '@aarambh/contract';

interface WorkText {
  label: string;
  /** The list below /staff with exactly the rows that are counted. */
  list: string;
  /** The page of one piece of work. */
  page: (item: WorkItem) => string;
}

/** How each kind of work is called, and where it is done. */
export const workTexts: Record<WorkKind, WorkText> = {
  case: { label: 'Support cases', list: '/support', page: ({ pageID }) => `/support/${pageID}` },
  interview: {
    label: 'Interviews without an outcome',
    list: '/interviews?show=outcome-missing',
    page: ({ pageID }) => `/interviews/${pageID}?show=outcome-missing`,
  },
  service: {
    label: 'Services due',
    list: '/resume-desk?show=due',
    page: ({ pageID }) => `/resume-desk/${pageID}?show=due`,
  },
  request: {
    label: 'Requests for a second approval',
    list: '/approvals?show=to-decide',
    page: () => '/approvals?show=to-decide',
  },
  refund: {
    label: 'Failed refunds',
    list: '/purchases?status=refund-failed',
    page: ({ pageID }) => `/purchases/${pageID}?status=refund-failed`,
  },
  payment: {
    label: 'Payments to check',
    list: '/purchases?status=check',
    page: ({ pageID }) => `/purchases/${pageID}?status=check`,
  },
  draft: {
    label: 'Vacancies waiting for approval',
    list: '/vacancies?status=draft',
    page: ({ pageID }) => `/vacancies/${pageID}?status=draft`,
  },
  expiring: {
    label: 'Vacancies that end within 3 days',
    list: '/vacancies?status=live&ends=3',
    page: ({ pageID }) => `/vacancies/${pageID}?status=live&ends=3`,
  },
  'moderation-case': {
    label: 'Moderation cases',
    list: '/moderation?whose=decidable',
    page: ({ pageID }) => `/moderation/${pageID}?whose=decidable`,
  },
  message: { label: 'Failed messages', list: '/messages', page: () => '/messages' },
};
