import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { slimContract } from './slim-contract.ts';

// What every page loads comes in few files: they compress better together, and a phone on a slow line opens few
// connections. A component that only some pages use stays with those pages.
const groups = [
  { name: 'react', priority: 2, test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'base', priority: 1, minShareCount: 4, test: /web[\\/]src[\\/](ui|platform)[\\/]|lucide-react|slim-contract/ },
];

export default defineConfig({
  plugins: [slimContract(), tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups } } } } },
    // The server imports this one file; it carries the pages and the way to call them.
    ssr: { build: { rolldownOptions: { input: './src/handler.ts' } } },
  },
});
