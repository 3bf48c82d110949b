import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { networkPrefix } from '../rate-limit/network-prefix.ts';
import { readOpenFileLimit } from './open-file-limit.ts';

/** More connections are no use to one process; the sockets of a machine are its memory. */
const MAX_CONNECTIONS = 12_000;
/** Part of the open-file limit that connections may use; the rest is for files, database and outgoing connections. */
const SHARE_OF_OPEN_FILES = 0.75;
/** Part of all connections that one address may hold: browsers open six each, and many may share an address. */
const SHARE_OF_ADDRESS = 1 / 16;
/**
 * Connections with a request in progress. Each keeps its request, up to three more that wait behind it, and what its client
 * has not read of the reply: 12,000 of them exceed the heap of `npm start`.
 */
const MAX_IN_USE = 2_000;
/** Connections above the limit while those that were closed for them disappear. */
const SLACK = 1.1;
/** Connections examined for each new request while too many are in use. */
const MAX_EXAMINED = 100;
/** A log line for closed connections at most this often. */
const LOG_INTERVAL_MS = 10_000;

/** How many connections a process may hold. */
export interface ConnectionLimitSettings {
  /** In total. */
  maxConnections: number;
  /** Per IPv4 address or IPv6 /64 network; undefined behind a proxy, from whose address all connections come. */
  maxPerAddress: number | undefined;
  /** With a request in progress; beyond it, replies that are not read end with their connections. */
  maxInUse: number;
}

/**
 * The limits of a process from its settings: without them three quarters of the open-file limit, at most 12,000, and a
 * sixteenth of that per address.
 * @param settings.isBehindProxy the address of a connection is not that of a client
 */
export function resolveConnectionLimits(settings: {
  maxConnections: number | undefined;
  maxConnectionsPerAddress: number | undefined;
  isBehindProxy: boolean;
}): ConnectionLimitSettings {
  const openFiles = readOpenFileLimit() ?? Number.POSITIVE_INFINITY;
  const possible = Math.floor(openFiles * SHARE_OF_OPEN_FILES);
  const maxConnections = Math.min(settings.maxConnections ?? MAX_CONNECTIONS, possible);
  const perAddress = settings.maxConnectionsPerAddress ?? Math.ceil(maxConnections * SHARE_OF_ADDRESS);
  return {
    maxConnections,
    maxPerAddress: settings.isBehindProxy ? undefined : Math.min(perAddress, maxConnections),
    maxInUse: Math.min(MAX_IN_USE, maxConnections),
  };
}

/** The connections of an address. */
interface Address {
  open: number;
  /** Connections that wait for a complete request, in the order in which they began to wait. */
  waiting: Set<Socket>;
  /** Connections with a request in progress, in the order in which it arrived. */
  inUse: Set<Socket>;
}

/** Connection limits of one HTTP server. */
export interface ConnectionLimits {
  register(server: Server, log: () => FastifyBaseLogger | undefined): void;
  /** Marks the connection of a request as in use from its complete arrival until it is answered. */
  accept(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * Connection limits: a connection beyond the limit of its address closes that connection of the address which has
 * waited longest for a complete request, and one beyond the total closes the one of all. When none waits, the connection
 * that has taken longest to receive its reply is closed: it may be one that reads nothing. Connections whose request is
 * not answered yet stay, so a connection beyond a limit is itself closed when all have one. Clients that send no complete
 * request or read no reply exhaust neither open files nor memory, and other visitors are served meanwhile. When too many
 * connections have a request in progress, the one that has taken longest to receive its reply is closed too.
 */
export function createConnectionLimits(settings: ConnectionLimitSettings): ConnectionLimits {
  const { maxConnections, maxPerAddress, maxInUse } = settings;
  const addresses = new Map<string, Address>();
  const addressOf = new WeakMap<Socket, Address>();
  /** The last request of each connection, while its reply is not complete. */
  const requests = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  const waiting = new Set<Socket>();
  const inUse = new Set<Socket>();
  let open = 0;
  let closed = 0;
  let nextLog = 0;

  function startWaiting(socket: Socket): void {
    stopWaiting(socket);
    waiting.add(socket);
    addressOf.get(socket)?.waiting.add(socket);
  }

  function stopWaiting(socket: Socket): void {
    waiting.delete(socket);
    addressOf.get(socket)?.waiting.delete(socket);
  }

  function markInUse(socket: Socket): void {
    for (const set of [inUse, addressOf.get(socket)?.inUse]) {
      set?.delete(socket);
      set?.add(socket);
    }
  }

  function unmarkInUse(socket: Socket): void {
    inUse.delete(socket);
    addressOf.get(socket)?.inUse.delete(socket);
  }

  /** The connection of an address or of all that is closed for the newest one. */
  function chooseClosed({ waiting: waits, inUse: uses }: Pick<Address, 'waiting' | 'inUse'>, newest: Socket): Socket {
    for (const socket of waits) {
      if (socket === newest) continue;
      // Its body has arrived meanwhile.
      if (!requests.get(socket)?.request.complete) return socket;
      stopWaiting(socket);
    }
    for (const socket of uses) if (requests.get(socket)?.response.headersSent) return socket;
    return newest;
  }

  /** Closes a connection, `newest` when all others have a request that is not answered. */
  function closeOne(candidates: Pick<Address, 'waiting' | 'inUse'>, newest: Socket): void {
    closed += 1;
    const socket = chooseClosed(candidates, newest);
    stopWaiting(socket);
    unmarkInUse(socket);
    socket.destroy();
  }

  /** Closes the connection that has taken longest to receive its reply. */
  function closeSlowestReader(): void {
    let examined = 0;
    for (const socket of inUse) {
      if (examined++ === MAX_EXAMINED) return;
      if (!requests.get(socket)?.response.headersSent) {
        // To the end: thousands without a reply would be examined again for each new request.
        markInUse(socket);
        continue;
      }
      closed += 1;
      unmarkInUse(socket);
      socket.destroy();
      return;
    }
  }

  function add(socket: Socket): void {
    const key = networkPrefix(socket.remoteAddress ?? '');
    const address = addresses.get(key) ?? { open: 0, waiting: new Set(), inUse: new Set() };
    addresses.set(key, address);
    addressOf.set(socket, address);
    address.open += 1;
    open += 1;
    startWaiting(socket);
    socket.once('close', () => {
      stopWaiting(socket);
      unmarkInUse(socket);
      open -= 1;
      address.open -= 1;
      if (address.open === 0) addresses.delete(key);
    });
    if (maxPerAddress !== undefined && address.open > maxPerAddress) closeOne(address, socket);
    else if (open > maxConnections) closeOne({ waiting, inUse }, socket);
  }

  return {
    register(server, log) {
      const report = () => {
        if (closed === 0 || performance.now() < nextLog) return;
        nextLog = performance.now() + LOG_INTERVAL_MS;
        log()?.warn({ closed, open }, 'connection limit reached: connections were closed');
        closed = 0;
      };
      server.maxConnections = Math.ceil(maxConnections * SLACK);
      // A worker would pass the connection on to the other workers, in turn and without an end when all are full.
      Object.assign(server, { dropMaxConnection: true });
      server.on('connection', (socket: Socket) => {
        add(socket);
        report();
      });
      server.on('drop', () => {
        closed += 1;
        report();
      });
      // Without a listener, an error while accepting (EMFILE) would end the process.
      server.on('error', (error: NodeJS.ErrnoException) => {
        if (server.listening) log()?.warn({ code: error.code }, 'a connection could not be accepted');
      });
    },
    accept(request, response) {
      const { socket } = request;
      // It is complete only later, also without a body; chooseClosed looks then.
      requests.set(socket, { request, response });
      markInUse(socket);
      if (inUse.size > maxInUse) closeSlowestReader();
      response.once('close', () => {
        // A pipelined request may have followed.
        if (requests.get(socket)?.request !== request) return;
        requests.delete(socket);
        unmarkInUse(socket);
        if (!socket.destroyed) startWaiting(socket);
      });
    },
  };
}
