import {
  type Avatar,
  addressOf,
  downloadPicture,
  getJobSeekerPicture,
  getPicture,
  getPictureID,
  savePicture,
} from '@aarambh/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../app-context.ts';
import { serveCall } from '../../../infra/http/serve-call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { findAvatar } from './avatar.queries.ts';
import { saveAvatar } from './save-avatar.ts';

const UPLOADED = 'Picture uploaded successfully';
const NOT_FOUND = 'Picture not found.';

/** Serves the upload, status and download of the avatar. */
export function avatarRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, files } = context;

  serveCall(
    app,
    savePicture,
    async ({ body, file }) => {
      await saveAvatar(context, body.accountID, file);
      return UPLOADED;
    },
    files.temporaryFolder,
  );

  const present = async ({ params }: { params: { id: number } }): Promise<Avatar> => {
    const avatar = await findAvatar(db, params.id);
    if (!avatar) return { pictureID: 0, picPath: '', status: '' };
    return { pictureID: avatar.id, picPath: addressOf(downloadPicture, { params }), status: avatar.status };
  };
  serveCall(app, getPicture, present);
  serveCall(app, getJobSeekerPicture, present);

  serveCall(app, getPictureID, async ({ params }) => (await findAvatar(db, params.id))?.id ?? 0);

  serveCall(app, downloadPicture, async ({ params }) => {
    const avatar = await findAvatar(db, params.id);
    if (!avatar) throw new CallError('not_found', NOT_FOUND);
    const stream = await files.read(avatar.fileKey);
    if (!stream) {
      context.log.error({ avatarId: avatar.id }, 'the file of an avatar is missing');
      throw new CallError('not_found', NOT_FOUND);
    }
    const name = `picture-${params.id}.${avatar.fileKey.split('.').at(-1)}`;
    return { stream, contentType: avatar.contentType, name };
  });
}
