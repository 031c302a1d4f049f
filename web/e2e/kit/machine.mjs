// A machine to install packages on: this one, with everything that is written kept apart and thrown away in the end.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { PACKAGING, attempt, check } from './host.mjs';

/** Nothing where this user may not do it; the reason is said. */
export async function openMachine() {
  if (process.getuid() !== 0) return { why: 'packages are installed by root' };
  const folder = mkdtempSync(join(tmpdir(), 'bango-machine-'));
  const [upper, work, root] = ['upper', 'work', 'root'].map((name) => join(folder, name));
  for (const path of [upper, work, root]) mkdirSync(path);
  const script = `
    mount -t overlay overlay -o lowerdir=/,upperdir=${upper},workdir=${work} ${root}
    mount --rbind /proc ${root}/proc && mount --rbind /dev ${root}/dev && mount -t tmpfs tmpfs ${root}/run
    mkdir -p ${root}/run/systemd/system
    # Services may be started here, by the one who stands in for systemd.
    rm -f ${root}/usr/sbin/policy-rc.d
    mv ${root}/usr/bin/systemctl ${root}/usr/bin/systemctl.real
    install -m 755 ${PACKAGING}tests/systemctl ${root}/usr/bin/systemctl
    echo ready; exec sleep infinity`;
  const holder = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-euc', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const problems = [];
  holder.stderr.on('data', (text) => problems.push(String(text)));
  const ready = await new Promise((resolve) => {
    createInterface({ input: holder.stdout }).once('line', () => resolve(true));
    holder.once('exit', () => resolve(false));
  });
  if (!ready) {
    rmSync(folder, { recursive: true, force: true });
    return { why: `no file system can be laid over this one: ${problems.join('').trim()}` };
  }
  const mounts = ['--mount', '--target', String(holder.pid)];
  const inside = (...words) => [...mounts, 'chroot', root, ...words];
  const machine = {
    /** Runs a command there; its exit code and what it said. */
    attempt: (...words) => attempt('nsenter', inside(...words), { DEBIAN_FRONTEND: 'noninteractive' }),
    /** The same, and it must succeed. */
    run: async (...words) => {
      const { code, out, errors } = await machine.attempt(...words);
      check(code === 0, `${words.join(' ')}: ${out}${errors}`);
      return out.trim();
    },
    /** Copies a file of this machine there; its name there. */
    bring: async (file) => {
      const there = `/var/tmp/${file.split('/').at(-1)}`;
      const { code, errors } = await attempt('nsenter', [...mounts, 'cp', file, `${root}${there}`]);
      check(code === 0, errors);
      return there;
    },
    close: async () => {
      await machine.attempt('systemctl', 'stop', 'bango');
      const gone = new Promise((resolve) => holder.once('exit', resolve));
      holder.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return { machine };
}
