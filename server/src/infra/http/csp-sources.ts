/** What of another host a page may load, for the Content-Security-Policy; added only where its provider is set up. */
export interface PageSources {
  script?: string[];
  frame?: string[];
  connect?: string[];
  style?: string[];
  image?: string[];
}

/** The hosts of all providers together. */
export function joinSources(all: PageSources[]): Required<PageSources> {
  const of = (kind: keyof PageSources) => all.flatMap((sources) => sources[kind] ?? []);
  return { script: of('script'), frame: of('frame'), connect: of('connect'), style: of('style'), image: of('image') };
}
