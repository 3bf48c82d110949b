import { useId } from 'react';
import { Link } from 'react-router';
import { Button, Card, VisuallyHidden } from '../../ui/index.ts';

/** Something that waits for a connection in this browser, or was refused after waiting. */
export interface WaitingItem {
  key: string | number;
  /** The page it is about. */
  path: string;
  name: string;
  /** What it waits for, or why it was refused. */
  text: string;
  /** Label of the button that removes it. */
  action: string;
  onRemove: () => void;
}

/** List of unsent items, each with its page and a button that cancels it; renders nothing without items. */
export function WaitingItems({ items }: { items: readonly WaitingItem[] }) {
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="mb-6">
      <h2 id={headingId} className="mb-3 text-lg">
        Not sent yet
      </h2>
      <ul className="grid gap-3">
        {items.map(({ key, path, name, text, action, onRemove }) => (
          <li key={key}>
            <Card padding="small" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-40">
                <Link to={path} className="font-semibold wrap-anywhere">
                  {name}
                </Link>
                <span className="block text-sm text-muted">{text}</span>
              </p>
              <Button variant="secondary" size="small" className="shrink-0" onClick={onRemove}>
                {action}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
