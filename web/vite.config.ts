import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/**
 * What is done once the page is built: the service worker learns what the shell is made of, and
 * each text gets a compressed copy beside it, so that the server never compresses anything.
 */
function finish(): Plugin {
  let folder = '';
  let root = '';

  function writeWorker(): void {
    const files = filesIn(folder).sort();
    const names = files
      .map((file) => `/${relative(folder, file).replaceAll('\\', '/')}`)
      .filter((name) => name !== '/index.html' && !name.startsWith('/icons/'));
    const version = createHash('sha256');
    for (const file of files) version.update(file.slice(folder.length)).update(readFileSync(file));
    const worker = readFileSync(join(root, 'src/shell/worker.js'), 'utf8');
    const known = `const FILES = ${JSON.stringify(names)};\nconst VERSION = ${JSON.stringify(version.digest('hex').slice(0, 16))};\n`;
    writeFileSync(join(folder, 'sw.js'), known + worker);
  }
  function pack(): void {
    for (const file of filesIn(folder)) {
      if (!/\.(js|css|html|svg|webmanifest)$/.test(file)) continue;
      const text = readFileSync(file);
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
      writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  }
  return {
    name: 'finish',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: (options) => {
      folder = options.dir ?? folder;
      writeWorker();
      pack();
    },
  };
}

/** Where the server listens that `npm run dev` plays with. */
const server = process.env['BANGO_SERVER'] ?? '127.0.0.1:7777';

export default defineConfig({
  plugins: [svelte(), finish()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the first page needs comes as one file: it compresses better than its parts, and costs one request.
            { name: 'first', tags: ['$initial'] },
            // So does what several of the later parts share.
            { name: 'shared', minShareCount: 2, test: /src\/(net|lib|ui|tables)\// },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      // The host stays as the browser said it: the server compares it with the origin.
      '/api': { target: `http://${server}`, changeOrigin: false },
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
});
