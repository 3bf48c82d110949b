import { copyLine } from './copy-text.ts';
import type { Loader } from './open-loader.ts';
import type { Chunk } from './prepare-chunk.ts';

/** Loads chunks into `companies` and `vacancies`, past everything that publishing does beside. */
export interface VacancyLoad {
  add(chunk: Chunk): Promise<void>;
  /** Makes indexes again and tells the planner. */
  settle(): Promise<void>;
}

/** Begins a load into empty tables. */
export async function beginLoad(loader: Loader, columns: string[]): Promise<VacancyLoad> {
  const companyIds = new Map<string, number>();
  const makeIndexes = await loader.dropIndexes('vacancies');
  return {
    async add({ rows, companies, companyOf }) {
      const unknown = companies.filter(({ folded_name }) => !companyIds.has(folded_name));
      for (const { folded_name } of unknown) companyIds.set(folded_name, companyIds.size + 1);
      const names = ['id', 'name', 'folded_name', 'about_html', 'corporate_address', 'website'] as const;
      if (unknown.length > 0) {
        const rowOf = (company: (typeof unknown)[0]) => ({ ...company, id: companyIds.get(company.folded_name) ?? 0 });
        const lines = unknown.map(rowOf).map((row) => copyLine(names.map((name) => row[name])));
        await loader.copy('companies', [...names], lines);
      }
      const idOf = (i: number) => companyIds.get(companies[companyOf[i] ?? 0]?.folded_name ?? '');
      await loader.copy(
        'vacancies',
        columns,
        rows.map((row, i) => `${row}\t${idOf(i)}`),
      );
    },
    async settle() {
      await makeIndexes();
      for (const table of ['vacancies', 'companies']) {
        await loader.run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
        await loader.run(`vacuum analyze ${table}`);
      }
    },
  };
}
