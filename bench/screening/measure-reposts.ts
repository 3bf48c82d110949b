import {
  fingerprintsOf,
  readTexts,
  repeatsPosting,
  type ScreenedPosting,
  screenPosting,
} from '../../server/src/features/screening/index.ts';
import { readHtml } from '../../server/src/features/screening/text/read-html.ts';
import { feeTexts, toFraud } from './postings.ts';
import { rewordText } from './reword-posting.ts';

const FRAUDS = 60;
const REWORDINGS = 5;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const bandsOf = (posting: ScreenedPosting): Set<string> =>
  new Set(fingerprintsOf(posting, readTexts(posting)).flatMap(({ kind, value }) => (kind === 'text' ? value : [])));

interface Known {
  posting: ScreenedPosting;
  bands: Set<string>;
}

/** Whether the gate recognises the text of a posting as a known fraud. */
function isKnown(posting: ScreenedPosting, frauds: readonly Known[]): boolean {
  const bands = bandsOf(posting);
  return frauds.some(
    (fraud) => [...bands].filter((band) => fraud.bands.has(band)).length >= 2 && repeatsPosting(posting, fraud.posting),
  );
}

/** Prints how many reworded repostings of upheld frauds are stopped, by their text alone and with all rules. */
export function measureReposts(honest: readonly ScreenedPosting[]): void {
  const frauds = feeTexts.slice(0, FRAUDS).map(({ text }, i) => {
    const posting = toFraud(text, i);
    return { posting, bands: bandsOf(posting) };
  });
  let all = 0;
  let byText = 0;
  let stopped = 0;
  for (const { posting } of frauds)
    for (let seed = 1; seed <= REWORDINGS; seed++) {
      const again = {
        ...posting,
        title: `${posting.title} (urgent)`,
        company: { name: `Example Works ${seed}` },
        descriptionHtml: rewordText(readHtml(posting.descriptionHtml), seed),
        recruiterEmail: '',
        recruiterWhatsApp: '',
      };
      all += 1;
      const isText = isKnown(again, frauds);
      if (isText) byText += 1;
      if (isText || screenPosting(again, {}, new Map()).some(({ level }) => level === 'high')) stopped += 1;
    }
  console.log(`Reworded reposts of ${frauds.length} upheld frauds, with another name and without its contacts`);
  console.log(`  stopped            ${percent(stopped, all)} of ${all}`);
  console.log(`  by their text      ${percent(byText, all)}`);
  const sources = new Set(frauds.map(({ posting }) => posting.title));
  const others = honest.filter(({ title }) => !sources.has(title)).slice(0, 500);
  const wrong = others.filter((posting) => isKnown(posting, frauds)).length;
  console.log(`  honest taken for them  ${percent(wrong, others.length)} of ${others.length}`);
}
