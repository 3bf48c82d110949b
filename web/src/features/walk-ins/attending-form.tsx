import type { FormEvent } from 'react';
import { Button } from '../../ui/index.ts';
import { walkInPages } from './walk-in-page.ts';

interface AttendingFormProps {
  id: string;
  label: string;
  onPress: () => void;
}

/** The button that says that one comes. Without a script it is sent as a form, and the status page answers it. */
export function AttendingForm({ id, label, onPress }: AttendingFormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onPress();
  }
  return (
    <form method="post" action={walkInPages(id).attending} onSubmit={submit} className="grid sm:justify-start">
      <Button type="submit" variant="accent" size="large">
        {label}
      </Button>
    </form>
  );
}
