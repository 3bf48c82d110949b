export { PracticeCard } from './practice-card.tsx';
