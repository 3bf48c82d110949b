import type { NamedAddress } from '@aarambh/contract';
import { dialogs } from '../../../ui/index.ts';

/**
 * Dialog for an edit conflict: the address was saved elsewhere since the form was opened.
 * @returns whether to load the newer address; false keeps what was typed
 */
export function confirmNewerAddress({ curAddress, curCity, curState }: NamedAddress): Promise<boolean> {
  return dialogs.confirm({
    title: 'Your address was changed elsewhere',
    text:
      'It was saved in another tab or on another device since you opened this page:\n' +
      `${curAddress}, ${curCity}, ${curState}\n\n` +
      'Loading it replaces what you typed here. If you keep what you typed, the next save replaces the newer address.',
    confirmLabel: 'Load the newer address',
    cancelLabel: 'Keep what I typed',
    danger: true,
  });
}
