// A WebSocket that reconnects: with growing pauses, and at once when the network returns.

export interface Connection {
  /** False: there is no connection. */
  send(request: object): boolean;
  /** Nothing is received any more: disconnect and try again. */
  drop(): void;
  close(): void;
}

export interface Ear {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

const FIRST = 250;
const LONGEST = 4000;
/** Retries even when the browser reports no network: it may be wrong. */
const OFFLINE = 30_000;

/** @param table the table's id, by which a proxy can route all its clients to one server */
export function connect(table: string, ear: Ear): Connection {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let ended = false;

  function open(): void {
    clearTimeout(timer);
    if (ended || socket !== undefined) return;
    const address = new URL(`/socket/${table}`, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      if (socket === mine) ear.opened();
    };
    mine.onmessage = ({ data }) => {
      if (socket !== mine) return;
      attempts = 0;
      ear.heard(String(data));
    };
    mine.onclose = () => {
      if (socket === mine) hangUp();
    };
  }
  function hangUp(): void {
    const old = socket;
    socket = undefined;
    old?.close();
    if (ended) return;
    ear.lost();
    const wait = Math.min(LONGEST, FIRST * 2 ** attempts++);
    // A random delay, so that the clients of a restarted server do not all return at once.
    timer = setTimeout(open, navigator.onLine ? wait * (0.5 + Math.random()) : OFFLINE);
  }
  function soon(): void {
    attempts = 0;
    open();
  }
  const looked = (): void => {
    if (document.visibilityState === 'visible') soon();
  };
  addEventListener('online', soon);
  addEventListener('offline', hangUp);
  document.addEventListener('visibilitychange', looked);
  open();
  return {
    send(request) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(request));
      return true;
    },
    drop: hangUp,
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener('online', soon);
      removeEventListener('offline', hangUp);
      document.removeEventListener('visibilitychange', looked);
      socket?.close();
      socket = undefined;
    },
  };
}
