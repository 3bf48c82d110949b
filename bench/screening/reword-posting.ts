const synonyms: [RegExp, string][] = [
  [/\bcandidates?\b/gi, 'applicants'],
  [/\bexperience\b/gi, 'background'],
  [/\bteam\b/gi, 'crew'],
  [/\bcustomers?\b/gi, 'clients'],
  [/\bgood\b/gi, 'strong'],
  [/\bprepare\b/gi, 'draw up'],
  [/\bhandle\b/gi, 'look after'],
  [/\bmaintain\b/gi, 'keep up'],
  [/\bensure\b/gi, 'see to'],
  [/\bdaily\b/gi, 'every day'],
  [/\bsalary\b/gi, 'pay'],
  [/\bprovide\b/gi, 'give'],
  [/\bsupport\b/gi, 'help'],
  [/\bknowledge of\b/gi, 'familiar with'],
  [/\breports\b/gi, 'statements'],
  [/\bimmediately\b/gi, 'at once'],
];

/**
 * Rewords a posting like a repost under another name: some words replaced, sentences reordered, a quarter of them removed,
 * new ones before and after, other figures.
 * @param seed chooses what is changed
 */
export function rewordText(text: string, seed: number): string {
  const sentences = text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const left = sentences.filter((_, i) => sentences.length < 4 || (i + seed) % 4 !== 0);
  const turned = [...left.slice(seed % left.length), ...left.slice(0, seed % left.length)];
  const openings = ['Urgent hiring.', 'Join us today!', 'New openings this week.', 'A great chance for you.'];
  const endings = [
    'Call our office for a quick interview and bring your documents along.',
    'Freshers with a smile and two photographs are welcome any weekday.',
    'Limited openings in several branches, walk in between ten and four.',
  ];
  let reworded = `${openings[seed % openings.length]} ${turned.join(' ')} ${endings[seed % endings.length]}`;
  for (const [i, [pattern, other]] of synonyms.entries())
    if ((i + seed) % 3 !== 0) reworded = reworded.replace(pattern, other);
  return reworded.replace(/\b\d{3,5}\b/g, (figure) => String(Number(figure) + 50 * (1 + (seed % 5))));
}
