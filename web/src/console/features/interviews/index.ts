export { ScheduleForm } from './schedule-form.tsx';
