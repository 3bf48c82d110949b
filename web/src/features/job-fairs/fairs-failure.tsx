import { useLocation } from 'react-router';
import { RetryAlert } from '../../ui/index.ts';

/** Alert for job fairs that could not be loaded. */
export function FairsFailure({ text }: { text: string }) {
  const { pathname } = useLocation();
  return <RetryAlert message={text} reloadPath={pathname} />;
}
