export { JobFairsBlock } from './job-fairs-block.tsx';
