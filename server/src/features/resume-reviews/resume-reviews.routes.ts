import {
  approveResumePdf,
  downloadResumePdf,
  getRecentResumePdf,
  getResumeContentForJobSeeker,
  getResumeCorrectionsByContentID,
  getResumeForCorrection,
  getResumePdfList,
  listRequestedCorrections as listRequestedCorrectionsCall,
  makeResumeApproveByJobSeeker,
  saveResumeCorrections,
  sendResumeContent as sendResumeContentCall,
  sendResumePdf as sendResumePdfCall,
  suggestCorrections,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { approveResume } from './approve-resume.ts';
import {
  contentStore,
  findContent,
  findWaitingContentId,
  hasContent,
  listContentCorrections,
} from './contents.queries.ts';
import { findPdfKey, findWaitingPdf, listPdfCorrections, pdfStore } from './pdfs.queries.ts';
import { requestCorrections } from './request-corrections.ts';
import { listRequestedCorrections } from './requested-corrections.queries.ts';
import { sendResumeContent } from './send-resume-content.ts';
import { sendResumePdf } from './send-resume-pdf.ts';

/** Serves the review of a resume's text and of its PDF by their owner. */
export function resumeReviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, files, log } = context;

  serveCall(app, getResumeForCorrection, ({ params }) => findWaitingContentId(db, params.accountID));

  serveCall(app, getResumeContentForJobSeeker, async ({ params, caller }) => {
    const content = await findContent(db, caller.accountId, params.id);
    if (!content) throw new CallError('not_found');
    return content;
  });

  serveCall(app, getResumeCorrectionsByContentID, async ({ params, caller }) => {
    if (!(await hasContent(db, caller.accountId, params.id))) throw new CallError('not_found');
    return await listContentCorrections(db, params.id);
  });

  serveCall(app, saveResumeCorrections, ({ body, caller }) =>
    requestCorrections(context, contentStore, caller.accountId, {
      id: body.resumeContentID,
      corrections: body.corrections,
    }),
  );

  serveCall(app, makeResumeApproveByJobSeeker, ({ params, caller }) =>
    approveResume(context, contentStore, caller.accountId, params.id),
  );

  serveCall(app, getRecentResumePdf, ({ params }) => findWaitingPdf(db, params.accountID));

  serveCall(app, getResumePdfList, ({ params }) => listPdfCorrections(db, params.id));

  serveCall(app, suggestCorrections, ({ query, caller }) =>
    requestCorrections(context, pdfStore, caller.accountId, { id: query.resumePdfID, corrections: query.corrections }),
  );

  serveCall(app, approveResumePdf, ({ params, caller }) =>
    approveResume(context, pdfStore, caller.accountId, params.id),
  );

  serveCall(app, downloadResumePdf, async ({ params, caller }) => {
    const fileKey = await findPdfKey(db, caller.accountId, params.id);
    if (!fileKey) throw new CallError('not_found');
    const stream = await files.read(fileKey);
    if (!stream) {
      log.error({ resumePdfId: params.id }, 'a resume PDF has lost its file');
      throw new CallError('not_found');
    }
    return { stream, contentType: 'application/pdf', name: `resume-${params.id}.pdf` };
  });
}

export const resumeReviewStaffActions: readonly StaffAction[] = [
  staffAction(sendResumeContentCall, async (context, { body, by }) => ({
    resumeContentID: await sendResumeContent(context, {
      accountId: body.accountID,
      oldContent: body.oldContent,
      newContent: body.newContent,
      by,
    }),
  })),
  staffAction(sendResumePdfCall, async (context, { body, file, by }) => ({
    resumePdfID: await sendResumePdf(context, { accountId: body.accountID, file, by }),
  })),
  staffAction(listRequestedCorrectionsCall, ({ db }) => listRequestedCorrections(db)),
];
