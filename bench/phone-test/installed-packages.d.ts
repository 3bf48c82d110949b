/** What is used of packages that only `npm run bench:pages` installs: types of their own would need them for every check. */
declare module 'lighthouse' {
  interface Audit {
    id: string;
    title: string;
    score: number | null;
    numericValue?: number;
    details?: unknown;
  }
  export interface Result {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
  }
  export default function lighthouse(url: string, flags: object): Promise<{ lhr: Result } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: object): Promise<{ port: number; kill(): void }>;
}
