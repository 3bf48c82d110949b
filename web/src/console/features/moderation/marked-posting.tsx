import type { StandardVacancy } from '@aarambh/contract';
import { type ReactNode, useMemo } from 'react';
import { dateText, salaryText } from '../../../platform/text/format.ts';
import { KeyValueList, RichText } from '../../../ui/index.ts';
import { findRanges, markHtml } from './mark-words.ts';

/** A text with phrases marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of findRanges(text, words)) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>);
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

/** A posting as job seekers see it, with the words marked that screening found. */
export function MarkedPosting({ vacancy, words }: { vacancy: StandardVacancy; words: readonly string[] }) {
  const html = useMemo(() => markHtml(vacancy.vacancyDescription, words), [vacancy.vacancyDescription, words]);
  const contact = [vacancy.recruiterName, vacancy.recruiterEmail, vacancy.recruiterWhatsApp].filter(Boolean).join(', ');
  const marked = (text: string) => text && <Marked text={text} words={words} />;
  return (
    <section
      aria-label="Posting"
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-lg border border-line p-4 [&_mark]:rounded-sm [&_mark]:bg-danger-soft [&_mark]:px-0.5 [&_mark]:font-semibold [&_mark]:text-danger"
    >
      <div>
        <h3 className="text-lg wrap-anywhere">{marked(vacancy.jobTitle)}</h3>
        <p className="wrap-anywhere">{marked(vacancy.orgName)}</p>
      </div>
      <KeyValueList
        className="wrap-anywhere"
        items={[
          { label: 'Pay', value: marked(salaryText(vacancy)) },
          { label: 'Places', value: [...vacancy.locations, ...vacancy.jobModes].join(', ') },
          { label: 'Experience', value: vacancy.experience },
          { label: 'Website', value: marked(vacancy.website) },
          { label: 'Contact', value: marked(contact) },
          { label: 'Interview at', value: marked(vacancy.interviewAddress) },
          { label: 'Posted', value: dateText(vacancy.postedOn) },
        ]}
      />
      <RichText html={html} className="text-sm" />
    </section>
  );
}
