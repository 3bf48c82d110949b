import type { VacancyCard } from '@aarambh/contract';
import { type MouseEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  addressWith,
  type OpenJob,
  openJobTarget,
  readOpenJob,
  vacancyAddress,
  withoutOpenJob,
} from '../../vacancies/index.ts';

/** A list and the details fit beside each other from this width; the classes of `ListWithJob` have the same. */
const WIDE = '(width >= 75rem)';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The vacancy that is open beside the list. It is a parameter of the list's address, which the router knows and the
 * address bar does not show: there the vacancy's own address masks it. So back leads to the list, a reload or a shared
 * address to the page of the vacancy, and links stay links. The first vacancy adds a history entry, others replace it.
 */
export function useOpenJob(path: string) {
  const navigate = useNavigate();
  const location = useLocation();
  const [params] = useSearchParams();
  const job = readOpenJob(params);
  const [byKeyboard, setByKeyboard] = useState(false);
  const address = job && vacancyAddress(job);

  useEffect(() => {
    // A history entry of a window that has become narrow: the address bar names the page to show.
    if (address && !matchMedia(WIDE).matches) navigate(address, { replace: true });
  }, [address, navigate]);

  function open(event: MouseEvent<HTMLAnchorElement>, vacancy: VacancyCard) {
    if (!isPlainClick(event) || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    // A click without a pointer comes from the keyboard.
    setByKeyboard(event.detail === 0);
    const { to, mask } = openJobTarget(path, new URLSearchParams(location.search), vacancy);
    navigate(to, { mask, replace: job !== undefined, preventScrollReset: true });
  }

  function close({ vacancyID }: OpenJob) {
    navigate(addressWith(path, withoutOpenJob(params)), { replace: true, preventScrollReset: true });
    document.querySelector<HTMLElement>(`a[href$="details/${vacancyID}"]`)?.focus({ preventScroll: true });
  }

  return { job, byKeyboard, open, close };
}
