/** A line of a resume in reading order; cells of a row are separated by tabs. */
export interface ResumeLine {
  text: string;
  /** Height of its font in points; 0 when unknown. */
  size: number;
}

/** What a part of a resume is about. */
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
