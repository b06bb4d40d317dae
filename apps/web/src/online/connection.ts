// A socket that comes back by itself: soon at first, then less and less often, at once when the network returns.

export interface Connection {
  /** False: there is nobody to hear it. */
  send(request: object): boolean;
  /** Nothing is heard any more: hang up and try again. */
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
/** A browser that says it has no network may be wrong. */
const OFFLINE = 30_000;

/** @param table its id, by which a proxy may bring its people to one server */
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
    // Not all guests of a server that was away come back in the same instant.
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
