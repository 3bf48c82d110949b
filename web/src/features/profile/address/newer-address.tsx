import type { NamedAddress } from '@aarambh/contract';
import { Alert, Button } from '../../../ui/index.ts';

interface NewerAddressProps {
  newer: NamedAddress;
  onLoad: () => void;
  onKeep: () => void;
}

/** An edit conflict: the address was saved elsewhere since the form was opened. Nothing is lost before a choice. */
export function NewerAddress({ newer: { curAddress, curCity, curState }, onLoad, onKeep }: NewerAddressProps) {
  return (
    <Alert tone="warning" role="alert" title="Your address was changed elsewhere">
      <p>It was saved in another tab or on another device since you opened this page:</p>
      <p className="my-2 font-medium wrap-anywhere">
        {curAddress}, {curCity}, {curState}
      </p>
      <p>
        Loading it replaces what you typed here. If you keep what you typed, the next save replaces the newer address.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onKeep}>
          Keep what I typed
        </Button>
        <Button variant="danger" onClick={onLoad}>
          Load the newer address
        </Button>
      </div>
    </Alert>
  );
}
