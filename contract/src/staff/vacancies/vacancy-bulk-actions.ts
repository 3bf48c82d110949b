import { z } from 'zod';
import { call } from '../../call.ts';
import { idInBody, idInPath, MAX_ID, textInQuery } from '../../fields.ts';
import { reason } from '../staff-accounts/staff-accounts.ts';

/** Vacancies that one bulk action takes. */
export const BULK_ROWS = 500;

/** A vacancy with the version that was shown. */
const row = z.strictObject({ vacancyID: idInBody(), version: idInBody() });
export type VersionedVacancy = z.infer<typeof row>;

const rows = z.array(row).min(1, 'Choose at least one vacancy').max(BULK_ROWS, `Choose at most ${BULK_ROWS} vacancies`);

/** Result of a bulk action: each vacancy is changed, with its new version, or skipped, independently of the others. */
export const bulkResult = z.object({
  done: z.array(z.object({ vacancyID: z.number().int(), version: z.number().int() })),
  skipped: z.array(z.object({ id: z.number().int(), name: z.string(), cause: z.string() })),
});
export type BulkResult = z.infer<typeof bulkResult>;

const bulk = <const Path extends string, const More extends z.ZodRawShape>(path: Path, summary: string, more: More) =>
  call({
    method: 'POST',
    path,
    summary: `${summary} Up to ${BULK_ROWS}; each is done or left out with the reason, also when it changed since \`version\`.`,
    source: 'ours',
    access: 'staff:vacancies',
    body: z.strictObject({ rows, reason, ...more }),
    reply: { kind: 'json', schema: bulkResult },
  });

export const approveVacancies = bulk('Staff/ApproveVacancies', 'Make drafts live.', {});
export const pauseVacancies = bulk('Staff/PauseVacancies', 'Hide live vacancies; their applications stay open.', {});
export const reopenVacancies = bulk('Staff/ReopenVacancies', 'Make paused vacancies live again.', {});
export const extendVacancies = bulk('Staff/ExtendVacancies', 'Set a later last day to apply.', {
  /** yyyy-MM-dd, an Indian day. */
  lastDay: z.iso.date('Choose the last day to apply'),
});
export const closeVacancies = bulk('Staff/CloseVacancies', 'Close live or paused vacancies; applicants are notified.', {
  /** The applicants get a warning instead of the notice that the job has closed. */
  isFraud: z.boolean(),
});
export const discardVacancies = bulk(
  'Staff/DiscardVacancies',
  'Discard drafts; an import does not bring them back.',
  {},
);
export const undoCloseVacancies = bulk(
  'Staff/UndoCloseVacancies',
  'Undo closing or discarding, until the applicants are notified.',
  {},
);

/** Vacancies that one call closes of a source or a company: the oldest; another call closes the rest. */
export const MAX_CLOSED = 10_000;
/** Vacancies that one call opens again after that. */
export const MAX_REOPENED = 200;

/** Of which source, company or both the vacancies are; the server requires one of them. */
const source = textInQuery(100).optional();

export const countOpenVacancies = call({
  method: 'GET',
  path: 'Staff/CountOpenVacancies',
  summary: 'How many vacancies of a source or a company are live or paused: those that CloseAllVacancies closes.',
  source: 'ours',
  access: 'staff:vacancies',
  query: z.strictObject({ source, companyID: idInPath().optional() }),
  reply: { kind: 'json', schema: z.object({ open: z.number().int() }) },
});

export const closeAllVacancies = call({
  method: 'POST',
  path: 'Staff/CloseAllVacancies',
  summary: `Close the live and paused vacancies of a source or a company, up to ${MAX_CLOSED}, oldest first; applicants are notified. Refused when there are not as many as \`open\`.`,
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({
    source,
    companyID: idInBody().optional(),
    /** The number that the person confirmed. */
    open: z.number('Give the number of vacancies').int().min(1),
    reason,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      closed: z.number().int(),
      /** Live and paused ones that are left. */
      open: z.number().int(),
      /** ISO 8601 UTC; names the closing to undo. */
      undoUntil: z.string(),
    }),
  },
  errors: ['conflict'],
});

export const undoCloseAllVacancies = call({
  method: 'POST',
  path: 'Staff/UndoCloseAllVacancies',
  summary: `Undo CloseAllVacancies, until the applicants are notified: ${MAX_REOPENED} vacancies after \`afterID\`; call it again with \`lastID\` until that is null.`,
  source: 'ours',
  access: 'staff:vacancies',
  body: z.strictObject({
    source,
    companyID: idInBody().optional(),
    undoUntil: z.iso.datetime('Give the time of the closing'),
    /** 0 for the first call. */
    afterID: z.number('Give the last number').int().min(0).max(MAX_ID),
    reason,
  }),
  reply: {
    kind: 'json',
    schema: z.object({
      reopened: z.number().int(),
      /** Paused instead of live, because screening holds them. */
      paused: z.number().int(),
      /** Still closed, because their company is blocked or a moderation decision closed them. */
      skipped: z.number().int(),
      lastID: z.number().int().nullable(),
    }),
  },
});

export const vacancyBulkCalls = {
  approveVacancies,
  pauseVacancies,
  reopenVacancies,
  extendVacancies,
  closeVacancies,
  discardVacancies,
  undoCloseVacancies,
  countOpenVacancies,
  closeAllVacancies,
  undoCloseAllVacancies,
};
