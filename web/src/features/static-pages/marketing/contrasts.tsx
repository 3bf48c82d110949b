import { Card } from '../../../ui/index.ts';
import type { Contrast } from './landing.ts';

interface ContrastsProps {
  contrasts: readonly Contrast[];
  withoutTitle: string;
  withTitle: string;
}

/** Comparison table; on phones each row is a card. */
export function Contrasts({ contrasts, withoutTitle, withTitle }: ContrastsProps) {
  return (
    <>
      <Card padding="none" className="hidden overflow-hidden md:block">
        <table className="w-full">
          <thead>
            <tr className="border-b border-line">
              <td />
              <th scope="col" className="p-4 text-start text-muted">
                {withoutTitle}
              </th>
              <th scope="col" className="bg-brand-soft p-4 text-start">
                {withTitle}
              </th>
            </tr>
          </thead>
          <tbody>
            {contrasts.map((line) => (
              <tr key={line.label} className="border-b border-line last:border-0">
                <th scope="row" className="p-4 text-start">
                  {line.label}
                </th>
                <td className="p-4 text-muted">{line.without}</td>
                <td className="bg-brand-soft p-4">{line.with}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <ul className="grid gap-3 md:hidden">
        {contrasts.map((line) => (
          <Card as="li" key={line.label} padding="small">
            <h3 className="text-lg">{line.label}</h3>
            <p className="mt-2 text-muted">
              <span className="font-semibold">{withoutTitle}:</span> {line.without}
            </p>
            <p className="mt-1">
              <span className="font-semibold">{withTitle}:</span> {line.with}
            </p>
          </Card>
        ))}
      </ul>
    </>
  );
}
