export { TrackServices } from './lazy-track-services.ts';
export { PlanServices } from './plan-services.tsx';
export { useServices } from './use-services.ts';
