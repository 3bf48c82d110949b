import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { slimContract } from './slim-contract.ts';

export default defineConfig({
  plugins: [slimContract(), tailwindcss(), reactRouter()],
  environments: {
    // The server imports this one file; it carries the pages and the way to call them.
    ssr: { build: { rolldownOptions: { input: './src/handler.ts' } } },
  },
});
