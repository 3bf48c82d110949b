import { Avatar, Card } from '../../../ui/index.ts';
import type { Story } from './landing.ts';

/** Testimonials. */
export function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {stories.map(({ name, role, city, words }) => (
        <Card as="li" key={name} className="flex flex-col gap-4">
          <blockquote className="grow">“{words}”</blockquote>
          <div className="flex items-center gap-3">
            <Avatar name={name} size="small" />
            <p>
              <span className="block font-semibold">{name}</span>
              <span className="block text-sm text-muted">
                {role}, {city}
              </span>
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
