import {
  addressOf,
  approveResumePdf,
  downloadResumePdf,
  getRecentResumePdf,
  getResumeContentForJobSeeker,
  getResumeCorrectionsByContentID,
  getResumeForCorrection,
  getResumePdfList,
  listRequestedCorrections as listRequestedCorrectionsCall,
  listResumeVersions,
  makeResumeApproveByJobSeeker,
  type ResumePdf,
  saveResumeCorrections,
  sendResumeContent as sendResumeContentCall,
  sendResumePdf as sendResumePdfCall,
  suggestCorrections,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../infra/http/caller.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { type StaffAction, staffAction } from '../../infra/http/staff-action.ts';
import { CallError } from '../../lib/call-error.ts';
import { makeFileLink, resolveFileReader } from '../accounts/index.ts';
import { approveResume } from './approve-resume.ts';
import { listRequestedCorrections } from './list-requested-corrections.ts';
import { requestCorrections } from './request-corrections.ts';
import { findContent, findWaitingContentId } from './resume-contents.queries.ts';
import { findPdfFile, findWaitingPdf, listPdfCorrections, type PdfRecord } from './resume-pdfs.queries.ts';
import { listVersions } from './resume-versions.queries.ts';
import { contentReviews, pdfReviews } from './review-store.queries.ts';
import { sendResumeContent } from './send-resume-content.ts';
import { sendResumePdf } from './send-resume-pdf.ts';

/** Serves the review of resume texts and resume PDFs by their owner. */
export function resumeReviewRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, files, log } = context;

  serveCall(app, getResumeForCorrection, ({ params }) => findWaitingContentId(db, params.accountID));

  serveCall(app, getResumeContentForJobSeeker, async ({ params, caller }) => {
    const content = await findContent(db, caller.accountId, params.id);
    if (!content) throw new CallError('not_found');
    return content;
  });

  serveCall(app, getResumeCorrectionsByContentID, async ({ params, caller }) => {
    if (!(await contentReviews.hasVersion(db, caller.accountId, params.id))) throw new CallError('not_found');
    const requested = await contentReviews.listCorrections(db, params.id);
    return requested
      .map(({ corrections, requestedAt }) => ({ corrections, correctionSubmittedOn: requestedAt.toISOString() }))
      .reverse();
  });

  serveCall(app, saveResumeCorrections, ({ body, caller }) =>
    requestCorrections(context, contentReviews, caller.accountId, {
      id: body.resumeContentID,
      corrections: body.corrections,
    }),
  );

  serveCall(app, makeResumeApproveByJobSeeker, ({ params, caller }) =>
    approveResume(context, contentReviews, caller.accountId, params.id),
  );

  const fileOf = (id: number) => `resume pdf ${id}`;
  const withAddress = (pdf: PdfRecord, { sessionId }: Caller): ResumePdf => {
    const { resumePdfID: id } = pdf;
    const link = makeFileLink(context, sessionId, fileOf(id));
    return { ...pdf, resumePdfFile: addressOf(downloadResumePdf, { params: { id }, query: { link } }) };
  };

  serveCall(app, getRecentResumePdf, async ({ params, caller }) => {
    const pdf = await findWaitingPdf(db, params.accountID);
    return pdf && withAddress(pdf, caller);
  });

  serveCall(app, getResumePdfList, async ({ params, caller }) =>
    (await listPdfCorrections(db, params.id)).map((pdf) => withAddress(pdf, caller)),
  );

  serveCall(app, suggestCorrections, ({ query, caller }) =>
    requestCorrections(context, pdfReviews, caller.accountId, {
      id: query.resumePdfID,
      corrections: query.corrections,
    }),
  );

  serveCall(app, approveResumePdf, ({ params, caller }) =>
    approveResume(context, pdfReviews, caller.accountId, params.id),
  );

  serveCall(app, downloadResumePdf, async ({ params, query, caller }) => {
    const reader = await resolveFileReader(context, { file: fileOf(params.id), link: query.link, caller });
    const pdf = await findPdfFile(db, reader, params.id);
    if (!pdf) throw new CallError('not_found');
    const stream = await files.read(pdf.fileKey);
    if (!stream) {
      log.error({ resumePdfId: params.id }, 'the file of a resume PDF is missing');
      throw new CallError('not_found');
    }
    return { stream, contentType: 'application/pdf', name: `${pdf.fullName} resume.pdf`, opensInViewer: true };
  });
}

export const resumeReviewStaffActions: readonly StaffAction[] = [
  staffAction(
    sendResumeContentCall,
    async (context, { body, by }) => ({
      resumeContentID: await sendResumeContent(context, {
        accountId: body.accountID,
        oldContent: body.oldContent,
        newContent: body.newContent,
        newestId: body.newestID,
        by,
      }),
    }),
    {
      target: ({ body }) => ({ kind: 'member', id: body.accountID }),
      details: (_input, { resumeContentID }) => ({ resumeContentID }),
    },
  ),
  staffAction(
    sendResumePdfCall,
    async (context, { body, file, by }) => ({
      resumePdfID: await sendResumePdf(context, { accountId: body.accountID, file, by, newestId: body.newestID }),
    }),
    {
      target: ({ body }) => ({ kind: 'member', id: body.accountID }),
      details: (_input, { resumePdfID }) => ({ resumePdfID }),
    },
  ),
  staffAction(listResumeVersions, ({ db }, { params }) => listVersions(db, params.accountID)),
  staffAction(listRequestedCorrectionsCall, ({ db }) => listRequestedCorrections(db)),
];
