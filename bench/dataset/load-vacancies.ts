import { copyLine } from './copy-text.ts';
import type { Loader } from './open-loader.ts';
import type { Chunk } from './prepare-chunk.ts';

/** Bulk load into `companies` and `vacancies`, bypassing publishing. */
export interface VacancyLoad {
  add(chunk: Chunk): Promise<void>;
  /** Recreates the indexes and analyses the tables. */
  settle(): Promise<void>;
}

/** Starts a load into empty tables. */
export async function beginLoad(loader: Loader, columns: string[]): Promise<VacancyLoad> {
  const companyIds = new Map<string, number>();
  const createIndexes = await loader.dropIndexes('vacancies');
  return {
    async add({ rows, companies, companyOf }) {
      const added = companies.filter(({ folded_name }) => !companyIds.has(folded_name));
      for (const { folded_name } of added) companyIds.set(folded_name, companyIds.size + 1);
      const names = ['id', 'name', 'folded_name', 'about_html', 'corporate_address', 'website'] as const;
      if (added.length > 0) {
        const rowOf = (company: (typeof added)[0]) => ({ ...company, id: companyIds.get(company.folded_name) ?? 0 });
        const lines = added.map(rowOf).map((row) => copyLine(names.map((name) => row[name])));
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
      await createIndexes();
      for (const table of ['vacancies', 'companies']) {
        await loader.run(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
        await loader.run(`vacuum analyze ${table}`);
      }
    },
  };
}
