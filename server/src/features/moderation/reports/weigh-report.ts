import { DAY_MS } from '../../../lib/clock.ts';

/** What is known of the person who reports a vacancy. */
export interface Reporter {
  /** When the account was created; undefined for a guest. */
  memberSince: Date | undefined;
  isEmailVerified: boolean;
  isMobileVerified: boolean;
  /** The member has applied for this vacancy. */
  hasApplied: boolean;
  /** Earlier reports that proved right and wrong. */
  right: number;
  wrong: number;
  /** Trusted reports that wait for a decision. */
  waiting: number;
}

/** A guest who solved a captcha, and one without JavaScript, who could not. */
export const GUEST_WEIGHT = 0.2;
export const UNPROVEN_GUEST_WEIGHT = 0.1;

/** Accounts younger than this weigh as little as a guest. */
export const NEW_ACCOUNT_DAYS = 7;
/** Accounts of this age can be trusted. */
export const TRUSTED_AFTER_DAYS = 30;
/** Of the decided reports of a trusted reporter, at least this part was right. */
export const TRUSTED_ACCURACY = 2 / 3;
/** Until somebody has been right, at most this many of their reports hide vacancies at a time. */
export const MAX_WAITING_UNPROVED = 3;

const ageDays = ({ memberSince }: Reporter, now: Date): number =>
  memberSince === undefined ? 0 : (now.getTime() - memberSince.getTime()) / DAY_MS;

/** Between 0 (always wrong) and 2 (always right); 1 without decided reports. */
const accuracyFactor = ({ right, wrong }: Reporter): number => (2 * (right + 1)) / (right + wrong + 2);

/**
 * The weight of a report: 0.1 to 0.2 for a guest or a new account, about 1 for a verified member, more for one who applied
 * or was right before, less for one who was wrong.
 */
export function weighReport(reporter: Reporter, now: Date): number {
  if (reporter.memberSince === undefined) return GUEST_WEIGHT;
  if (ageDays(reporter, now) < NEW_ACCOUNT_DAYS) {
    // An application costs a resume, but not a person.
    const base = reporter.hasApplied ? 2 * GUEST_WEIGHT : GUEST_WEIGHT;
    return Math.min(base * accuracyFactor(reporter), 0.5);
  }
  const verified = (reporter.isEmailVerified ? 0.4 : 0) + (reporter.isMobileVerified ? 0.4 : 0);
  return (0.4 + verified + (reporter.hasApplied ? 0.6 : 0)) * accuracyFactor(reporter);
}

/**
 * Whether two such reporters hide a vacancy until it is decided: a member with a verified address or number, an account that
 * is old enough, and earlier reports that were mostly right.
 */
export function isTrusted(reporter: Reporter, now: Date): boolean {
  const { isEmailVerified, isMobileVerified, right, wrong, waiting } = reporter;
  if (reporter.memberSince === undefined || ageDays(reporter, now) < TRUSTED_AFTER_DAYS) return false;
  if (!isEmailVerified && !isMobileVerified) return false;
  if (right + wrong > 0 && right / (right + wrong) < TRUSTED_ACCURACY) return false;
  return right > 0 || waiting < MAX_WAITING_UNPROVED;
}

/** A report of a case that is not decided. */
export interface VoiceOfCase {
  accountId: number | null;
  /** Hash of the network it came from. */
  network: string;
  weight: number;
  isTrusted: boolean;
}

/** Two persons in two networks. */
export const TRUSTED_VOICES = 2;
/** Untrusted reports together weigh at most this, however many they are: a flood reaches no higher level. */
export const MAX_UNTRUSTED_WEIGHT = 1.5;
const HIGH_WEIGHT = 2;
const MEDIUM_WEIGHT = 1;

/** Whether the trusted reporters of a case are enough to hide the vacancy. */
export function hasEnoughTrust(voices: readonly VoiceOfCase[]): boolean {
  const trusted = voices.filter((voice) => voice.isTrusted && voice.accountId !== null);
  const count = (key: 'accountId' | 'network') => new Set(trusted.map((voice) => voice[key])).size;
  return Math.min(count('accountId'), count('network')) >= TRUSTED_VOICES;
}

/** The weight of all reports of a case; of each network the heaviest counts. */
export function totalWeight(voices: readonly VoiceOfCase[]): number {
  const heaviest = new Map<string, VoiceOfCase>();
  for (const voice of voices) {
    const known = heaviest.get(voice.network);
    if (!known || voice.weight > known.weight) heaviest.set(voice.network, voice);
  }
  let [trusted, others] = [0, 0];
  for (const { isTrusted: counts, weight } of heaviest.values()) {
    if (counts) trusted += weight;
    else others += weight;
  }
  return trusted + Math.min(others, MAX_UNTRUSTED_WEIGHT);
}

/** The level of a case by its reports; those about money, fake companies and offence are looked at sooner. */
export function levelOf(weight: number, isHarmful: boolean): 'high' | 'medium' | 'low' {
  if (weight >= HIGH_WEIGHT) return 'high';
  return weight >= MEDIUM_WEIGHT || isHarmful ? 'medium' : 'low';
}
