export { ProfileNudge } from './progress/profile-nudge.tsx';
