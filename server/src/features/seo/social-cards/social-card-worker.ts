import { handleTasks } from '../../../infra/workers/handle-tasks.ts';
import type { SocialCardTexts } from './create-social-card-texts.ts';
import { drawSocialCard } from './draw-social-card.ts';

/** Worker process that draws social cards, so that the memory needed is freed when it ends. */
handleTasks(async (texts: SocialCardTexts) => (await drawSocialCard(texts)).toString('base64'));
