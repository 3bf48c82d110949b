import { useRouteError } from 'react-router';
import { Button, EmptyState, LinkButton } from '../../ui/index.ts';

/** An address without a screen. */
export function ConsoleNotFound() {
  return (
    <EmptyState level={1} title="Page not found" text="The address may have changed, or the item was deleted.">
      <LinkButton to="/">Open the console</LinkButton>
    </EmptyState>
  );
}

/** A screen that the staff member's roles do not include. */
export function ConsoleNotPermitted({ label }: { label: string }) {
  return (
    <EmptyState level={1} title={`Your roles do not include ${label}`} text="An administrator can change your roles.">
      <LinkButton to="/">Open the console</LinkButton>
    </EmptyState>
  );
}

/** A screen that failed, or whose code could not be loaded, such as after an update of the console. */
export function ConsoleError() {
  const error = useRouteError();
  return (
    <EmptyState
      level={1}
      title="This page could not be shown"
      text={error instanceof Error ? error.message : 'Something went wrong.'}
    >
      <Button onClick={() => location.reload()}>Reload the page</Button>
    </EmptyState>
  );
}
