import { type PlanKind, planKinds } from '@aarambh/contract';

/** Below which address a kind of plan is bought (commerce §2). */
export const kindPaths: Record<PlanKind, string> = {
  subscription: '/plans',
  interview: '/interview-connect',
  resumeMaker: '/resume-maker',
  combo: '/combo-plans',
};

/** The kind of plan whose payment pages an address belongs to. */
export function kindOfPath(pathname: string): PlanKind {
  const kind = planKinds.find((one) => pathname.startsWith(`${kindPaths[one]}/`));
  if (!kind) throw new Error(`${pathname} belongs to no kind of plan`);
  return kind;
}
