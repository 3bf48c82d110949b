import { ConsolePage } from '../../ui/index.ts';
import { PictureReview } from './picture-review.tsx';

/** The profile pictures, on a screen of their own. */
export const Component = () => (
  <ConsolePage title="Pictures">
    <PictureReview />
  </ConsolePage>
);
