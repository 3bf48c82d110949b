export { operationsActions } from './operations-actions.ts';
