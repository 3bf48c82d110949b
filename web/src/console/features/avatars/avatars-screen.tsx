import { ConsolePage } from '../../ui/index.ts';
import { AvatarReview } from './avatar-review.tsx';

/** The avatars, on their own screen. */
export const Component = () => (
  <ConsolePage title="Pictures">
    <AvatarReview />
  </ConsolePage>
);
