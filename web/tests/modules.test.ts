import { describe, expect, test } from 'vitest';

import { KINDS } from '../src/tables/kinds';

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const texts = new Map(Object.entries(sources).map(([path, text]) => [path.replace('../src/', ''), text]));

/** What a module imports, also if only types or only later. Styles are no modules. */
function importsOf(module: string): string[] {
  const named = texts.get(module)?.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']*)'/g) ?? [];
  return [...named].flatMap(([, path = '']) => {
    const found = new URL(path, `file:///${module}`).pathname.slice(1);
    if (/\.(css|ftl|svg)$/.test(found)) return [];
    const file = [found, `${found}.ts`, `${found}/index.ts`].find((one) => texts.has(one));
    if (!file) throw new Error(`${module} imports ${path}, which is not there`);
    return [file];
  });
}
const imports = new Map([...texts.keys()].map((module) => [module, importsOf(module)]));

/** Modules that import each other in a circle, the first of them once more at the end; empty if there are none. */
function findCycle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  function walk(module: string, way: string[]): string[] {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (done.has(module)) return [];
    const cycle = (graph.get(module) ?? [])
      .map((next) => walk(next, [...way, module]))
      .find((found) => found.length > 0);
    done.add(module);
    return cycle ?? [];
  }
  return [...graph.keys()].map((module) => walk(module, [])).find((found) => found.length > 0) ?? [];
}

test('no module imports itself on a detour', () => {
  expect(
    findCycle(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
  expect(imports.size).toBeGreaterThan(100);
  expect(findCycle(imports)).toEqual([]);
});

test('arrows between folders point one way', () => {
  const folders = ['protocol.ts', 'lib', 'net', 'ui', 'tables', 'pages', 'shell', 'App.svelte', 'main.ts'];
  const place = (module: string): number => {
    const at = folders.indexOf(module.split('/')[0] ?? '');
    if (at < 0) throw new Error(`${module} is in a folder without a place`);
    return at;
  };
  const backwards = [...imports].flatMap(([module, all]) =>
    all.filter((other) => place(other) > place(module)).map((other) => `${module} → ${other}`),
  );
  expect(backwards).toEqual([]);
});

describe.each(KINDS)('%s', (kind) => {
  const inside = (module: string): boolean => module.startsWith(`tables/${kind}/`);

  test('is known to the registry alone', () => {
    const others = [...imports].flatMap(([module, all]) => (!inside(module) && all.some(inside) ? [module] : []));
    expect(others).toEqual(['tables/games.ts']);
  });

  test('is named nowhere else', () => {
    const view = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}View`;
    const named = new RegExp(`\\b${view}\\b|['"]${kind}['"]`);
    const elsewhere = [...texts].filter(
      ([module, text]) => !inside(module) && module !== 'protocol.ts' && named.test(text),
    );
    expect(elsewhere.map(([module]) => module)).toEqual([]);
  });
});
