export { compareResumes } from './compare-resumes.ts';
export { readBlocks } from './read-blocks.ts';
