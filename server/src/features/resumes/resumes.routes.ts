import {
  addressOf,
  downloadResume,
  getResume,
  getResumeID,
  isResumeReadable as isResumeReadableCall,
  RESUME_NOT_FOUND,
  readResume as readResumeCall,
  saveResume as saveResumeCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../app-context.ts';
import { serveCall } from '../../infra/http/serve-call.ts';
import { CallError } from '../../lib/call-error.ts';
import { makeFileLink, resolveFileReader } from '../accounts/index.ts';
import { cacheKnownSkills } from '../profile/index.ts';
import { isResumeReadable } from './open-resume-copy.ts';
import { readResume } from './read-resume.ts';
import { findCurrentResume, findResumeFile } from './resumes.queries.ts';
import { saveResume } from './save-resume.ts';

const UPLOADED = 'Resume uploaded successfully';

/** The name that the links to a resume are signed for. */
const fileOf = ({ accountID }: { accountID: number }) => `resume ${accountID}`;

/** Routes of upload and download of the resume. */
export function resumeRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, files } = context;
  const getKnownSkills = cacheKnownSkills(db, context.clock);

  serveCall(
    app,
    saveResumeCall,
    async ({ body, file }) => {
      await saveResume(context, body.accountID, file);
      return UPLOADED;
    },
    files.temporaryFolder,
  );

  serveCall(app, getResume, async ({ params, caller }) => {
    if (!(await findCurrentResume(db, params.accountID))) return RESUME_NOT_FOUND;
    const link = makeFileLink(context, caller.sessionId, fileOf(params));
    return addressOf(downloadResume, { params, query: { link } });
  });

  serveCall(app, getResumeID, async ({ params }) => (await findCurrentResume(db, params.accountID))?.id ?? 0);

  serveCall(app, readResumeCall, async ({ params, signal }) =>
    readResume(context, params.accountID, await getKnownSkills(), signal),
  );

  serveCall(app, isResumeReadableCall, ({ params, signal }) => isResumeReadable(context, params.accountID, signal));

  serveCall(app, downloadResume, async ({ params, query, caller }) => {
    const reader = await resolveFileReader(context, { file: fileOf(params), link: query.link, caller });
    if (reader !== params.accountID) throw new CallError('forbidden');
    const resume = await findResumeFile(db, params.accountID);
    if (!resume) throw new CallError('not_found', RESUME_NOT_FOUND);
    const extension = resume.fileKey.split('.').at(-1);
    const stream = await files.read(resume.fileKey);
    if (!stream) {
      context.log.error({ resumeId: resume.id }, 'the file of a resume is missing');
      throw new CallError('not_found', RESUME_NOT_FOUND);
    }
    return {
      stream,
      contentType: resume.contentType,
      name: `${resume.fullName} resume.${extension}`,
    };
  });
}
