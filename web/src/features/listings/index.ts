export { PriorityCards } from './priority-cards.tsx';
