import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.CARAVANSARY_SERVER ?? 'http://127.0.0.1:8000';

/** Inlines a drawing, `camel.svg?symbol`, as a <symbol>, without what only the one who draws it needs. */
const symbols: Plugin = {
  name: 'symbols',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.svg?symbol')) return null;
    const drawing = readFileSync(id.slice(0, -'?symbol'.length), 'utf-8');
    const symbol = drawing
      .replace(/<\?.*?\?>|<!--.*?-->| xmlns=".*?"/gs, '')
      .replace(/<(\/?)svg\b/g, '<$1symbol')
      .replace(/\s*(\/?>)\s*/g, '$1');
    return `export default ${JSON.stringify(symbol.trim())}`;
  },
};

/** Scripts and styles once more in Brotli, a seventh smaller than gzip, for the server to send to whoever reads it. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css)$/.test(one))) {
      const written = join(dir, name);
      writeFileSync(`${written}.br`, brotliCompressSync(readFileSync(written), { params }));
    }
  },
};

export default defineConfig({
  plugins: [symbols, svelte(), packed],
  build: {
    outDir: process.env.OUT_DIR ?? '../src/caravansary/server/page',
    emptyOutDir: true,
    sourcemap: false,
    assetsInlineLimit: 0, // the content security policy allows no data: in scripts and styles
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
});
