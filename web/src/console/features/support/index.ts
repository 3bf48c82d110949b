export { DueText } from './due-text.tsx';
