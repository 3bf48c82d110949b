import { z } from 'zod';
import { call } from './call.ts';
import { idInBody, idInPath, optionalText } from './fields.ts';

/** Services on a page of the tracking table (core §9). */
export const SERVICES_PAGE_SIZE = 10;

export const serviceStatus = z.enum(['Not Started', 'In Progress', 'Completed']);
export type ServiceStatus = z.infer<typeof serviceStatus>;

/**
 * A service item: one service of a purchased plan (core §3). Times are ISO 8601 UTC, empty until they occur; the fields
 * after `completedOn` are ours.
 */
export const serviceStatusItem = z.object({
  serviceName: z.string(),
  status: serviceStatus,
  description: z.string(),
  processingBy: z.string(),
  startedOn: z.string(),
  completedOn: z.string(),
  serviceItemID: z.number().int(),
  planName: z.string(),
  /** Start of its plan. */
  boughtOn: z.string(),
  /** Purchase of its plan; 0 for a plan without a purchase. */
  purchaseID: z.number().int(),
});
export type ServiceStatusItem = z.infer<typeof serviceStatusItem>;

export const getServiceStatus = call({
  method: 'GET',
  path: 'JobSeekerQuery/GetServiceStatus/{accountID}',
  summary: 'All service items of the account, newest plan first.',
  source: 'core §3, §7',
  access: 'jobSeeker',
  own: 'accountID',
  params: z.strictObject({ accountID: idInPath() }),
  reply: {
    kind: 'json',
    schema: z.object({ items: z.array(serviceStatusItem), totalCount: z.number().int().min(0) }),
  },
});

export const moveServiceItem = call({
  method: 'POST',
  path: 'Operator/MoveServiceItem',
  summary: 'Change the status of a service item; its buyer sees the status and who works on it.',
  source: 'ours',
  access: 'staff:resume-desk',
  body: z.strictObject({
    serviceItemID: idInBody(),
    status: z.enum(['In Progress', 'Completed']),
    processingBy: optionalText(200),
    /** The version that the caller saw. */
    version: idInBody(),
  }),
  reply: { kind: 'text', schema: z.string() },
  errors: ['not_found', 'conflict'],
});

export const serviceCalls = { getServiceStatus };
export const serviceStaffCalls = { moveServiceItem };
