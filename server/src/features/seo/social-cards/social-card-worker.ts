import { handleTasks } from '../../../infra/workers/handle-tasks.ts';
import { drawVacancyPicture } from './draw-vacancy-picture.ts';
import type { PictureTexts } from './picture-texts.ts';

/** Runs in a process of its own: drawing takes memory that the portal need not keep. */
handleTasks(async (texts: PictureTexts) => (await drawVacancyPicture(texts)).toString('base64'));
