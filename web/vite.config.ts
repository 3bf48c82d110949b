import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundleGroups, matchGroup } from './vite/bundle-groups.ts';
import { stripContractSchemas } from './vite/strip-contract-schemas.ts';
import { trimLibraries } from './vite/trim-libraries.ts';

const groups = bundleGroups.map((group) => ({ name: group.name, test: matchGroup(group) }));

export default defineConfig({
  plugins: [stripContractSchemas(), trimLibraries(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // The server imports this one file; it carries the pages and the way to call them. The contract is that of the server: a second
    // copy of its schemas took 5 MB of memory and was evaluated at each start.
    ssr: { build: { rolldownOptions: { input: './src/handler.ts', external: ['@aarambh/contract'] } } },
  },
});
