/** Sources of another host for the Content-Security-Policy; added only when the provider is configured. */
export interface CspSources {
  script?: string[];
  frame?: string[];
  connect?: string[];
  style?: string[];
  image?: string[];
}

/** Joins the sources of all providers. */
export function joinCspSources(all: CspSources[]): Required<CspSources> {
  const of = (kind: keyof CspSources) => all.flatMap((sources) => sources[kind] ?? []);
  return { script: of('script'), frame: of('frame'), connect: of('connect'), style: of('style'), image: of('image') };
}
