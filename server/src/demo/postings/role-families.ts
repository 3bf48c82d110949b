import families from './role-families.json' with { type: 'json' };

/** Where and when the work happens; decides job modes, hours and benefits. */
export type Workplace = 'desk' | 'shift' | 'night' | 'site' | 'field';

/** A career level: years of experience and yearly pay in lakh rupees, each from–to. */
export interface RoleLevel {
  years: number[];
  lakh: number[];
  /** Templates with the placeholders `{language}` and `{subject}`. */
  titles: string[];
}

/** A kind of work that Indian employers advertise. */
export interface RoleFamily {
  key: string;
  /** Keys of demo industries; '*' stands for all. */
  industries: string[];
  /** How common the work is within its industries. */
  weight: number;
  workplace: Workplace;
  department: string;
  roleCategory: string;
  levels: RoleLevel[];
  /** The most typical first. */
  skills: string[];
  educations: string[];
  duties: string[];
  needs: string[];
}

export const roleFamilies = families as RoleFamily[];
