import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const cache = resolve(import.meta.dirname, '../../node_modules/.cache');

/**
 * How to start a browser on this machine. On Linux x64 the one that npm installed, which brings its libraries and a font
 * and needs nothing else; elsewhere Playwright's own when it is there, or the Chrome of the machine.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedBrowser();
  return existsSync(chromium.executablePath()) ? {} : { channel: 'chrome' };
}

async function unpackedBrowser(): Promise<LaunchOptions> {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'));
  const { version } = JSON.parse(await readFile(resolve(entry, '../../package.json'), 'utf8')) as { version: string };
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder, resolve(entry, '../../bin'));
  return {
    executablePath: join(folder, 'chromium'),
    // As root, the only user of many build machines, a browser starts only without its sandbox.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** The package's own looks for the font in fixed folders of a cloud's machines; a browser without any font ends itself. */
const FONTS_BESIDE_THIS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Unpacks beside the place and renames at the end, so that a half-unpacked browser is never found. */
async function unpackInto(folder: string, packed: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(`${folder}-`);
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = half; // where the package unpacks to
  try {
    const { default: browser, inflate } = await import('@sparticuz/chromium');
    await browser.executablePath(packed);
    await inflate(join(packed, 'al2023.tar.br'));
    await writeFile(join(half, 'fonts/fonts.conf'), FONTS_BESIDE_THIS);
    await rename(half, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
    await rm(half, { recursive: true, force: true });
  }
}
