/** A line of a resume in reading order; cells of a row are separated by tabs. */
export interface ResumeLine {
  text: string;
  /** Height of its font in points; 0 when unknown. */
  size: number;
}

/** Subjects of the sections of a resume. */
export type SectionKind =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'projects'
  | 'certificates'
  | 'personal'
  | 'languages'
  | 'other';
