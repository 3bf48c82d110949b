import { answerProposal } from '@aarambh/contract';

export const schema = answerProposal.body.pick({ reason: true });
