/** What of another host a page may load, for the Content-Security-Policy; added only where its provider is set up. */
export interface CspSources {
  script?: string[];
  frame?: string[];
  connect?: string[];
  style?: string[];
  image?: string[];
}

/** The hosts of all providers together. */
export function joinCspSources(all: CspSources[]): Required<CspSources> {
  const of = (kind: keyof CspSources) => all.flatMap((sources) => sources[kind] ?? []);
  return { script: of('script'), frame: of('frame'), connect: of('connect'), style: of('style'), image: of('image') };
}
