import type { FormEvent } from 'react';
import { Button } from '../../ui/index.ts';
import { walkInPages } from './walk-in-page.ts';

interface AttendingFormProps {
  id: string;
  label: string;
  onPress: () => void;
}

/** Button that confirms attendance. Without JavaScript it submits a form and redirects to the status page. */
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
