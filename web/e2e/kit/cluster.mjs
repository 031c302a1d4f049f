// What several nodes share: a Postgres database and NATS, started for one check by the crate `scratch`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { check } from './host.mjs';

const SCRATCH = process.env.BANGO_SCRATCH ?? new URL('../../../target/debug/scratch', import.meta.url).pathname;

/** The options of each node, and how all of it ends. */
export async function openCluster() {
  const scratch = spawn(SCRATCH, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => scratch.once('exit', resolve));
  const told = [];
  for await (const line of createInterface({ input: scratch.stdout })) {
    if (told.push(line) === 2) break;
  }
  const [store, bus] = told;
  check(bus, `${SCRATCH} starts neither Postgres nor NATS`);
  return {
    words: (node) => ['--store', store, '--bus', bus, '--node', `node-${node}`],
    close: () => {
      scratch.stdin.end();
      return ended;
    },
  };
}
