import { classNames, RichText } from '../../../ui/index.ts';

const marks = classNames(
  '[&_ins]:rounded-xs [&_ins]:bg-good-soft [&_ins]:decoration-good [&_del+ins]:ms-1',
  '[&_del]:rounded-xs [&_del]:bg-danger-soft [&_del]:decoration-danger',
);

/** Browsers do not tell screen readers what ins and del mean: words say it that only they meet. */
const spoken = classNames(
  '[&_ins]:before:sr-only [&_ins]:before:content-["_[put_in:_"] [&_ins]:after:sr-only [&_ins]:after:content-["]_"]',
  '[&_del]:before:sr-only [&_del]:before:content-["_[taken_out:_"] [&_del]:after:sr-only [&_del]:after:content-["]_"]',
);

/** What was put in and taken out, not selectable: only the new resume is there to be copied (core §2). */
export function Comparison({ html }: { html: string }) {
  return (
    <div className="select-none">
      <p aria-hidden="true" className={classNames('mb-3 flex flex-wrap gap-x-4 text-sm text-muted', marks)}>
        <ins>Put in</ins>
        <del>Taken out</del>
      </p>
      <RichText html={html} className={classNames(marks, spoken)} />
    </div>
  );
}
