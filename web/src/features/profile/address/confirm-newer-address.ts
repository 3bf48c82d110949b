import type { NamedAddress } from '@aarambh/contract';
import { dialogs } from '../../../ui/index.ts';

/**
 * Tells that the address was saved elsewhere since this form began, and lets choose what to go on with.
 * @returns true for the newer address, false for what was typed here
 */
export function askAboutNewerAddress({ curAddress, curCity, curState }: NamedAddress): Promise<boolean> {
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
