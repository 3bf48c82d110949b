export { PlanServices } from './plan-services.tsx';
export { TrackServices } from './track-services.tsx';
export { useServices } from './use-services.ts';
