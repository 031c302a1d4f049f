import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Puts a compressed copy beside each text, so that the server never compresses anything. */
function pack(): Plugin {
  let folder = '';
  const packFolder = (path: string): void => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const file = join(path, entry.name);
      if (entry.isDirectory()) packFolder(file);
      else if (/\.(js|css|html|svg|webmanifest)$/.test(entry.name)) {
        const text = readFileSync(file);
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(text, quality));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    }
  };
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    writeBundle: (options) => packFolder(options.dir ?? folder),
  };
}

export default defineConfig({
  plugins: [svelte(), pack()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:7777', '/ws': { target: 'ws://127.0.0.1:7777', ws: true } },
  },
});
