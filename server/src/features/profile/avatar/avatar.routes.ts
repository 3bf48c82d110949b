import {
  addressOf,
  downloadPicture,
  getJobSeekerPicture,
  getPicture,
  getPictureID,
  type Picture,
  savePicture as savePictureCall,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findPicture } from './picture.queries.ts';
import { savePicture } from './save-picture.ts';

const UPLOADED = 'Picture uploaded successfully';
const NOT_FOUND = 'Picture not found.';

/** Serves the upload of a picture and its ways back. */
export function pictureRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, files } = context;

  serveCall(
    app,
    savePictureCall,
    async ({ body, file }) => {
      await savePicture(context, body.accountID, file);
      return UPLOADED;
    },
    files.temporaryFolder,
  );

  const present = async ({ params }: { params: { id: number } }): Promise<Picture> => {
    const picture = await findPicture(db, params.id);
    if (!picture) return { pictureID: 0, picPath: '', status: '' };
    return { pictureID: picture.id, picPath: addressOf(downloadPicture, { params }), status: picture.status };
  };
  serveCall(app, getPicture, present);
  serveCall(app, getJobSeekerPicture, present);

  serveCall(app, getPictureID, async ({ params }) => (await findPicture(db, params.id))?.id ?? 0);

  serveCall(app, downloadPicture, async ({ params }) => {
    const picture = await findPicture(db, params.id);
    if (!picture) throw new CallError('not_found', NOT_FOUND);
    const stream = await files.read(picture.fileKey);
    if (!stream) {
      context.log.error({ pictureId: picture.id }, 'a picture has lost its file');
      throw new CallError('not_found', NOT_FOUND);
    }
    const name = `picture-${params.id}.${picture.fileKey.split('.').at(-1)}`;
    return { stream, contentType: picture.contentType, name };
  });
}
