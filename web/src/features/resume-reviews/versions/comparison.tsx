import { classNames, RichText } from '../../../ui/index.ts';

const marks = classNames(
  '[&_ins]:rounded-xs [&_ins]:bg-good-soft [&_ins]:decoration-good [&_del+ins]:ms-1',
  '[&_del]:rounded-xs [&_del]:bg-danger-soft [&_del]:decoration-danger',
);

/** Screen readers do not announce ins and del: visually hidden text does. */
const spokenMarks = classNames(
  '[&_ins]:before:sr-only [&_ins]:before:content-["_[added:_"] [&_ins]:after:sr-only [&_ins]:after:content-["]_"]',
  '[&_del]:before:sr-only [&_del]:before:content-["_[removed:_"] [&_del]:after:sr-only [&_del]:after:content-["]_"]',
);

/** Additions and deletions. Not selectable: only the new resume may be copied (core §2). */
export function Comparison({ html }: { html: string }) {
  return (
    <div className="select-none">
      <p aria-hidden="true" className={classNames('mb-3 flex flex-wrap gap-x-4 text-sm text-muted', marks)}>
        <ins>Added</ins>
        <del>Removed</del>
      </p>
      <RichText html={html} className={classNames(marks, spokenMarks)} />
    </div>
  );
}
