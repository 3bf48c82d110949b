import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * The staff console: a separate application and build, served below /staff. The root is its folder, so that its
 * style sheet has the classes of its own screens; console.css names what else it scans.
 */
export default defineConfig({
  root: join(import.meta.dirname, 'src/console'),
  base: '/staff/',
  // Fonts and brand files are those of the portal.
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: join(import.meta.dirname, 'build/console'),
    emptyOutDir: true,
    rolldownOptions: {
      // "use client" of libraries: there is no other side here.
      onwarn: (warning, report) => void (warning.code !== 'MODULE_LEVEL_DIRECTIVE' && report(warning)),
    },
  },
});
