/**
 * A known place: its display name and its state ('' if it has none, as 'Remote'). A locality is part of a city: its name
 * contains the city ('Andheri East, Mumbai'). A locality without a city is a name that several cities have ('Sector 62').
 */
export interface Place {
  name: string;
  state: string;
  kind: 'locality' | 'city' | 'region' | 'state' | 'country' | 'remote';
  /** The city of a locality. */
  city?: string;
}
