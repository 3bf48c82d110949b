import eighteenth from './texts/kept-aside/eighteenth-writer-texts.json' with { type: 'json' };
import heldOut from './texts/kept-aside/held-out-hard-texts.json' with { type: 'json' };
import sixteenth from './texts/kept-aside/sixteenth-writer-texts.json' with { type: 'json' };
import tenth from './texts/kept-aside/tenth-writer-texts.json' with { type: 'json' };
import twentyEighth from './texts/kept-aside/twenty-eighth-writer-texts.json' with { type: 'json' };
import twentyFifth from './texts/kept-aside/twenty-fifth-writer-texts.json' with { type: 'json' };
import twentyFourth from './texts/kept-aside/twenty-fourth-writer-texts.json' with { type: 'json' };
import twentySecond from './texts/kept-aside/twenty-second-writer-texts.json' with { type: 'json' };
import twentySeventh from './texts/kept-aside/twenty-seventh-writer-texts.json' with { type: 'json' };
import unseen from './texts/kept-aside/unseen-texts.json' with { type: 'json' };

type ByKind = Readonly<Record<string, readonly string[]>>;

/** Texts that are counted and never printed, so that the rules are not fitted to them. */
export const keptAside: readonly {
  label: string;
  texts: { demands: ByKind; honest: ByKind; conditions?: { found: readonly string[]; allowed: readonly string[] } };
}[] = [
  { label: 'hard texts, never read', texts: heldOut },
  { label: 'texts written after earlier rules, kept aside', texts: unseen },
  { label: 'descriptions of a tenth writer, kept aside', texts: tenth },
  { label: 'descriptions of a sixteenth writer, kept aside', texts: sixteenth },
  { label: 'advertisements of an eighteenth writer, kept aside', texts: eighteenth },
  { label: 'a month of a moderator by a twenty-second writer, kept aside', texts: twentySecond },
  { label: 'advertisements of ten posters by a twenty-fourth writer, kept aside', texts: twentyFourth },
  { label: 'short advertisements of the twenty-fifth writer, kept aside', texts: twentyFifth },
  { label: 'advertisements of fifteen voices by a twenty-seventh writer, kept aside', texts: twentySeventh },
  { label: 'pairs that differ in who pays by a twenty-eighth writer, kept aside', texts: twentyEighth },
];
