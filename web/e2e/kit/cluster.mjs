// What several nodes share: a Postgres database and NATS, started for one check.
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { check, freePort, run, start, until } from './host.mjs';

/** Postgres refuses to run as root, so it is nobody's. */
const NOBODY = 65534;
const identity = process.getuid() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The options of each node, and how all of it ends. */
export async function openCluster() {
  const own = mkdtempSync(join(tmpdir(), 'bango-shared-'));
  if (identity.uid) chownSync(own, NOBODY, NOBODY);
  const data = join(own, 'postgres');
  const environment = { cwd: own, stdio: 'ignore', ...identity };
  const made = ['--auth=trust', '--no-sync', '--locale=C.UTF-8', '--encoding=UTF8', '--username=bango'];
  await ended(spawn(tool('initdb'), [...made, '--pgdata', data], environment));
  const [port, bus] = [await freePort(), await freePort()];
  const settings = ['fsync=off', `unix_socket_directories=${own}`, 'listen_addresses=127.0.0.1', `port=${port}`];
  const words = settings.flatMap((setting) => ['-c', setting]);
  const postgres = spawn(tool('postgres'), ['-D', data, ...words], environment);
  const nats = start('nats-server', ['--addr', '127.0.0.1', '--port', String(bus)]);
  const answers = () => run(tool('pg_isready'), '--host=127.0.0.1', `--port=${port}`, '--quiet');
  await until('Postgres runs', () => {
    try {
      return answers() === '';
    } catch {
      return false;
    }
  });
  run(tool('createdb'), '--host=127.0.0.1', `--port=${port}`, '--username=bango', 'bango');
  const store = `postgres://bango@127.0.0.1:${port}/bango`;
  return {
    words: (node) => ['--store', store, '--bus', `nats://127.0.0.1:${bus}`, '--node', `node-${node}`],
    close: async () => {
      await nats.stop();
      postgres.kill('SIGQUIT');
      await new Promise((resolve) => postgres.once('exit', resolve));
      rmSync(own, { recursive: true, force: true });
    },
  };
}

async function ended(child) {
  const code = await new Promise((resolve) => child.once('exit', resolve));
  check(code === 0, `${child.spawnfile} ended with ${code}`);
}

/** A program of Postgres: Debian keeps them out of the way. */
function tool(name) {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return versions.map((version) => join(folder, version, 'bin', name)).find(existsSync) ?? name;
}
