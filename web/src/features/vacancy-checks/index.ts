export { CheckedLine } from './checked-line.tsx';
