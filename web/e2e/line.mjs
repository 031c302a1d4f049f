// A line between a browser and the server that can be made slow, or silent without being cut: a proxy of our own.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';

/** Opens a line that holds everything back for so many milliseconds, each way. */
export async function openLine({ delay = 0 } = {}) {
  let frozen = false;
  const sockets = new Set();
  const held = [];
  /** What goes into one end comes out of the other, in order, later, or when the line is thawed. */
  function join(one, other) {
    sockets.add(one);
    const pass = (bytes) => (frozen ? held.push(() => other.write(bytes)) : other.write(bytes));
    one.on('data', (bytes) => setTimeout(() => pass(bytes), delay));
    one.on('close', () => setTimeout(() => other.destroy(), delay));
    one.on('error', () => undefined);
  }
  const proxy = createServer((asked, answer) => {
    const onward = request(asked.url, { method: asked.method, headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode, found.headers);
      found.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    setTimeout(() => asked.pipe(onward), delay);
  });
  proxy.on('connect', (asked, client, head) => {
    const [host, port] = asked.url.split(':');
    const server = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      server.write(head);
      join(client, server);
      join(server, client);
    });
    server.on('error', () => client.destroy());
  });
  await new Promise((listening) => proxy.listen(0, '127.0.0.1', listening));
  return {
    /** For a browser's context: loopback addresses go this way, too. */
    proxy: { server: `http://127.0.0.1:${proxy.address().port}`, bypass: '<-loopback>' },
    /** Nothing comes through any more, and nobody is told. */
    freeze: () => (frozen = true),
    thaw: () => {
      frozen = false;
      for (const send of held.splice(0)) send();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}
