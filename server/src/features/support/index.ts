export { createDemoCases } from './create-demo-cases.ts';
export { ATTACHMENT_FILES } from './mail/check-attachments.ts';
export { listKnownAttachmentKeys } from './mail/support-mails.queries.ts';
export { supportStaffActions } from './staff/support-actions.ts';
export { supportRoutes } from './support.routes.ts';
export { eraseSupportCases, exportSupportCases } from './support-personal-data.queries.ts';
