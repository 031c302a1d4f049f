// The package as a host meets it, with a game going on.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { check, freePort, status, twoAtATable, until } from './host.mjs';
import { openMachine } from './machine.mjs';

const DATA = '/var/lib/bango';
const CONFIG = '/etc/bango/bango.toml';

export async function packageCheck(browser) {
  const { machine, why } = await openMachine();
  if (!machine) return why;
  const { run, attempt } = machine;
  const port = await freePort();
  const runs = () => until('the server runs', async () => (await status(port, '/health')) === 200);
  try {
    const [first, second] = debs();
    const install = async (file) => run('dpkg', '--install', await machine.bring(file));

    await install(first);
    check((await run('stat', '-c', '%U %G %a', DATA)) === 'bango bango 700', 'the data is its user’s alone');
    check((await run('stat', '-c', '%U %G %a', CONFIG)) === 'root bango 640', 'the set-up is not for everybody');
    await run('systemd-analyze', 'verify', '/lib/systemd/system/bango.service');
    await run('test', '-L', '/etc/systemd/system/multi-user.target.wants/bango.service');
    // Somebody sets it up. If the usual port was taken, only now does it run.
    await run('sed', '-i', `s/^listen = .*/listen = "127.0.0.1:${port}"/`, CONFIG);
    await run('systemctl', 'restart', 'bango');
    await runs();
    const doctor = [
      'setpriv',
      '--reuid=bango',
      '--regid=bango',
      '--clear-groups',
      'bango',
      'doctor',
      '--config',
      CONFIG,
    ];
    const found = await attempt(...doctor);
    check(found.code === 0, `the doctor finds something: ${found.out}${found.errors}`);

    const table = await twoAtATable(browser, `http://127.0.0.1:${port}`);
    for (let turn = 0; turn < 4; turn += 1) await table.place();
    const before = await run('cat', '/run/bango-under-test.pid');
    await install(second);
    check((await run('cat', '/run/bango-under-test.pid')) !== before, 'the new version was started');
    check((await run('dpkg-query', '--show', '--showformat=${Version}', 'bango')).endsWith('-2'), 'it is the new one');
    check((await run('grep', '^listen', CONFIG)).includes(String(port)), 'the set-up is still the host’s own');
    // Nobody reloads anything: both keep their seats, and the tiles lie where they lay.
    for (let turn = 0; turn < 3; turn += 1) await table.place();
    check(String(await table.tiles()) === '7,7', `all tiles are there: ${await table.tiles()}`);

    await run('dpkg', '--remove', 'bango');
    check((await status(port, '/health')) === 0, 'the server is stopped');
    await run('test', '-s', `${DATA}/bango.db`);
    await run('test', '-e', CONFIG);

    await install(second);
    await runs();
    await table.place();
    await Promise.all(table.pages.map((page) => page.reload()));
    await Promise.all(table.pages.map((page) => page.locator('.tile').nth(7).waitFor()));
    await table.close();

    await run('dpkg', '--purge', 'bango');
    check((await status(port, '/health')) === 0, 'the server is stopped');
    for (const path of [DATA, '/etc/bango', '/usr/bin/bango', '/lib/systemd/system/bango.service']) {
      check((await attempt('test', '-e', path)).code === 1, `${path} is gone`);
    }
    check((await attempt('getent', 'passwd', 'bango')).code !== 0, 'the user is gone');
    return undefined;
  } catch (error) {
    const log = await attempt('cat', '/tmp/bango-under-test.log');
    throw new Error(`${error.message}\nThe server said:\n${log.out}`, { cause: error });
  } finally {
    await machine.close();
  }
}

/** The two versions, the older one first. */
function debs() {
  const folder = process.env.BANGO_DEBS;
  check(folder, 'BANGO_DEBS names no folder with packages');
  const found = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  check(found.length === 2, `two packages are needed, and there are: ${found}`);
  return found.sort().map((name) => join(folder, name));
}
