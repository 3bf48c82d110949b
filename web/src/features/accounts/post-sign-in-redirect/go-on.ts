import type { NavigateFunction } from 'react-router';
import type { Onward } from './onward.ts';

/** Goes to the next page: within the running page, or by loading it afresh. */
export function goOn({ to, reload }: Onward, navigate: NavigateFunction): void {
  if (reload) location.assign(to);
  else navigate(to);
}
