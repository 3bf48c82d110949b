import type { ReportReason } from '@aarambh/contract';

/** A report of a case that is not decided. */
export interface Voice {
  accountId: number | null;
  reason: ReportReason;
  /** Hash of the network it came from. */
  network: string;
  /** The verified number of the account; empty without one. */
  mobile: string;
  /** The identity of the address; empty when it is not verified, or was erased. */
  mail: string;
  weight: number;
  isTrusted: boolean;
}

/** The reasons for which reports hide a vacancy; the others wait for staff. */
const HIDING_REASONS: readonly ReportReason[] = ['money', 'fake'];
/** Reasons that mean harm to applicants. */
const HARMFUL_REASONS: readonly ReportReason[] = [...HIDING_REASONS, 'offensive'];

/** Two persons, who share neither number nor address nor network. */
export const TRUSTED_VOICES = 2;
/** Untrusted reports together weigh at most this, however many they are: a flood reaches no higher level. */
export const MAX_UNTRUSTED_WEIGHT = 1.5;
const HIGH_WEIGHT = 2;
const MEDIUM_WEIGHT = 1;

/** What shows that two reports come from one person. Reports whose network was erased count as one network. */
const keysOf = ({ network, mobile, mail }: Voice): string[] => [
  `network ${network}`,
  ...(mobile ? [`mobile ${mobile}`] : []),
  ...(mail ? [`mail ${mail}`] : []),
];

/** Groups the reports of a case by person: those that share a network, a verified number or an address, also through a third. */
export function groupByPerson(voices: readonly Voice[]): Voice[][] {
  const groupOf = new Map<string, { voices: Voice[]; keys: Set<string> }>();
  for (const voice of voices) {
    const keys = new Set(keysOf(voice));
    const known = new Set([...keys].flatMap((key) => groupOf.get(key) ?? []));
    const group = { voices: [...[...known].flatMap((other) => other.voices), voice], keys };
    for (const other of known) for (const key of other.keys) keys.add(key);
    for (const key of keys) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].map((group) => group.voices);
}

const canHide = ({ isTrusted, accountId, reason }: Voice): boolean =>
  isTrusted && accountId !== null && HIDING_REASONS.includes(reason);

/** Whether enough trusted reporters of a case say that the vacancy asks for money or is a fake. */
export const hasEnoughTrust = (voices: readonly Voice[]): boolean =>
  groupByPerson(voices).filter((person) => person.some(canHide)).length >= TRUSTED_VOICES;

/** The weight of all reports of a case; of each person the heaviest counts. */
export function totalWeight(voices: readonly Voice[]): number {
  let [trusted, others] = [0, 0];
  for (const person of groupByPerson(voices)) {
    const weight = Math.max(...person.map((voice) => voice.weight));
    if (person.some((voice) => voice.isTrusted)) trusted += weight;
    else others += weight;
  }
  return trusted + Math.min(others, MAX_UNTRUSTED_WEIGHT);
}

/** The level of a case by its reports; those about money, fake companies and offence are looked at sooner. */
export function levelOf(voices: readonly Voice[]): 'high' | 'medium' | 'low' {
  const weight = totalWeight(voices);
  if (hasEnoughTrust(voices) || weight >= HIGH_WEIGHT) return 'high';
  const isHarmful = voices.some(({ reason }) => HARMFUL_REASONS.includes(reason));
  return weight >= MEDIUM_WEIGHT || isHarmful ? 'medium' : 'low';
}
