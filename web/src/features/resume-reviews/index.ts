export { ReviewAlerts } from './review-alerts.tsx';
