import { ConsolePage } from '../../ui/index.ts';
import { PictureReview } from './picture-review.tsx';

/** The profile pictures, on their own screen. */
export const Component = () => (
  <ConsolePage title="Pictures">
    <PictureReview />
  </ConsolePage>
);
