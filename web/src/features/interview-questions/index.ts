export { InterviewPrepCard } from './interview-prep-card.tsx';
export { PracticeCard } from './practice-card.tsx';
export { preparationAddress } from './preparation-addresses.ts';
