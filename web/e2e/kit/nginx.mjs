// packaging/nginx/bango.conf as it stands there, with names and ports filled in: TLS, sockets, and whom limits count.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PACKAGING, PROGRAM, attempt, check, freePort, run, start, status, twoAtATable, until } from './host.mjs';
import { openCluster } from './cluster.mjs';

export async function nginxCheck(browser, { nodes }) {
  const folder = mkdtempSync(join(tmpdir(), 'bango-nginx-'));
  const running = [];
  try {
    const ports = [];
    for (let node = 0; node <= nodes; node += 1) ports.push(await freePort());
    const port = ports.pop();
    const url = `https://localhost:${port}`;
    const certificate = makeCertificate(folder);
    const shared = nodes > 1 ? await openCluster() : { words: () => [], close: async () => undefined };
    running.push({ stop: shared.close });
    const front = ['--public-url', url, '--behind-proxy', '127.0.0.1', '--log', 'off'];
    const servers = ports.map((own, node) => {
      const place = ['--listen', `127.0.0.1:${own}`, '--data', join(folder, `data-${node}`)];
      return start(PROGRAM, ['serve', ...place, ...front, ...shared.words(node)]);
    });
    running.unshift(...servers);
    const config = writeConfig(folder, { port, plain: await freePort(), ports, certificate });
    run('nginx', '-t', '-q', '-p', folder, '-c', config);
    running.unshift(start('nginx', ['-p', folder, '-c', config]));
    for (const own of ports) await until('a node runs', async () => (await status(own, '/health')) === 200);

    const ask = ['doctor', '--json', '--listen', `127.0.0.1:${ports[0]}`, '--data', join(folder, 'data-0'), ...front];
    ask.push(...shared.words(0));
    const trusted = await attempt(PROGRAM, ask, { SSL_CERT_FILE: certificate.file });
    check(trusted.code === 0, `the doctor finds something: ${trusted.out}${trusted.errors}`);
    const told = JSON.parse(trusted.out).findings.find((one) => one.check === "visitors' addresses");
    check(told.says.includes('told by the proxy; you are 127.0.0.1'), JSON.stringify(told));
    const doubted = await attempt(PROGRAM, ask);
    const found = JSON.parse(doubted.out).findings.find((one) => one.check === 'public address');
    check(found.state === 'broken' && found.cure.includes('certificate'), JSON.stringify(found));

    const table = await twoAtATable(browser, url, { ownCertificate: true });
    for (let turn = 0; turn < 4; turn += 1) await table.place();
    const [cookie] = await table.pages[0].context().cookies();
    check(cookie.name === '__Host-bango' && cookie.secure, JSON.stringify(cookie));
    const errors = table.errors.flat();
    check(errors.length === 0, `nothing is wrong in the pages: ${errors}`);
    if (nodes > 1) {
      // Whoever keeps the table goes, and both play on at the other one without a press.
      await servers[await keeperOf(ports)].stop();
      for (let turn = 0; turn < 2; turn += 1) await table.place();
      check(String(await table.tiles()) === '6,6', `all tiles are there: ${await table.tiles()}`);
    }
    await table.close();
    return undefined;
  } finally {
    for (const one of running) await one.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** At which node both sockets of the table end, as the proxy hashes. */
async function keeperOf(ports) {
  const counts = await Promise.all(
    ports.map(async (port) => {
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^bango_sockets (\d+)/m.exec(figures)?.[1] ?? 0);
    }),
  );
  check(String(counts.toSorted()) === '0,2', `both sockets end at one node: ${counts}`);
  return counts.indexOf(2);
}

/** A certificate for localhost that only those trust who are told to. */
function makeCertificate(folder) {
  const [file, key] = [join(folder, 'bango.pem'), join(folder, 'bango.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2'];
  const words = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-sha256'];
  // Who trusts it trusts it as a host's own, not as one that makes others.
  const leaf = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  run('openssl', 'req', ...words, ...subject, ...leaf, '-keyout', key, '-out', file);
  return { file, key };
}

/** The example with this check's own ports, inside what every nginx has around it. */
function writeConfig(folder, { port, plain, ports, certificate }) {
  const example = readFileSync(join(PACKAGING, 'nginx/bango.conf'), 'utf8');
  const servers = ports.map((own) => `server 127.0.0.1:${own} max_fails=1 fail_timeout=2s;`);
  const replaced = [
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/ *listen \[::\]:\d+.*\n/g, ''],
    [/server_name bango\.example;/g, 'server_name localhost;'],
    [/\/etc\/ssl\/certs\/bango\.pem/, certificate.file],
    [/\/etc\/ssl\/private\/bango\.key/, certificate.key],
    [/server 127\.0\.0\.1:7777 max_fails=1 fail_timeout=2s;/, servers.join('\n    ')],
  ].reduce((text, [from, to]) => {
    check(text.search(from) >= 0, `the example has no ${from}`);
    return text.replace(from, to);
  }, example);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
events {}
http {
${paths}
${replaced}
}`,
  );
  return file;
}
