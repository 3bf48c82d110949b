import type { ReportReason } from '@aarambh/contract';
import { GUEST_WEIGHT } from './reporter-trust.ts';

/** A report of a vacancy that is not decided, as it is counted. */
export interface CountedReport {
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
export const HARMFUL_REASONS: readonly ReportReason[] = [...HIDING_REASONS, 'offensive'];

/** Independent reporters: two persons, who share neither number nor address nor network. */
export const MIN_TRUSTED_REPORTERS = 2;
/** Untrusted reports together weigh at most this, however many they are: a flood reaches no higher level. */
export const MAX_UNTRUSTED_WEIGHT = 1.5;
const HIGH_WEIGHT = 2;
const MEDIUM_WEIGHT = 1;

/** Signs that two reports come from one person. Reports whose network was erased share one network. */
const keysOf = ({ accountId, network, mobile, mail }: CountedReport): string[] => [
  `network ${network}`,
  ...(accountId === null ? [] : [`account ${accountId}`]),
  ...(mobile ? [`mobile ${mobile}`] : []),
  ...(mail ? [`mail ${mail}`] : []),
];

/**
 * Groups the reports of a case by person: those that share an account, a network, a verified number or an address,
 * also through a third.
 */
export function groupByPerson(reports: readonly CountedReport[]): CountedReport[][] {
  const groupOf = new Map<string, { reports: CountedReport[]; keys: Set<string> }>();
  for (const report of reports) {
    const keys = new Set(keysOf(report));
    const known = new Set([...keys].flatMap((key) => groupOf.get(key) ?? []));
    const group = { reports: [...[...known].flatMap((other) => other.reports), report], keys };
    for (const other of known) for (const key of other.keys) keys.add(key);
    for (const key of keys) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].map((group) => group.reports);
}

const canHide = ({ isTrusted, accountId, reason }: CountedReport): boolean =>
  isTrusted && accountId !== null && HIDING_REASONS.includes(reason);

/** Whether enough trusted reporters of a case say that the vacancy asks for money or is a fake. */
export const hasEnoughTrust = (reports: readonly CountedReport[]): boolean =>
  groupByPerson(reports).filter((person) => person.some(canHide)).length >= MIN_TRUSTED_REPORTERS;

/** The weight of all reports of a case; of each person the heaviest counts. */
export function totalWeight(reports: readonly CountedReport[]): number {
  let [trusted, others] = [0, 0];
  for (const person of groupByPerson(reports)) {
    const weight = Math.max(...person.map((report) => report.weight));
    if (person.some((report) => report.isTrusted)) trusted += weight;
    else others += weight;
  }
  return trusted + Math.min(others, MAX_UNTRUSTED_WEIGHT);
}

/** Whether a report raises its case by its reason: not when a guest without a captcha, or a member who was wrong, says so. */
export const isHarmful = ({ reason, weight }: Pick<CountedReport, 'reason' | 'weight'>): boolean =>
  HARMFUL_REASONS.includes(reason) && weight >= GUEST_WEIGHT;

/**
 * The level of a case by its reports; those about money, fake companies and offence are reviewed sooner, unless only guests
 * without a captcha, or members who were wrong, say so.
 */
export function levelOf(reports: readonly CountedReport[]): 'high' | 'medium' | 'low' {
  const weight = totalWeight(reports);
  if (hasEnoughTrust(reports) || weight >= HIGH_WEIGHT) return 'high';
  return weight >= MEDIUM_WEIGHT || reports.some(isHarmful) ? 'medium' : 'low';
}
