import { connect, type Socket } from "node:net";
import type { AtEnd } from "../temporary-dir.ts";

/** A client that sends what it likes, when it likes. */
export interface RawClient {
  readonly socket: Socket;
  send(text: string): void;
  /** All that came back by the time the server hung up. */
  untilHungUp(): Promise<string>;
  /** Resolves once what came back matches. */
  untilMatches(pattern: RegExp): Promise<string>;
}

export async function rawClient(atEnd: AtEnd, port: number): Promise<RawClient> {
  const socket = connect(port, "127.0.0.1");
  atEnd(() => void socket.destroy());
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // A connection that is cut is what some tests wait for.
  socket.on("error", () => undefined);
  const isClosed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", resolve);
    socket.once("error", reject);
  });
  return {
    socket,
    send: (text) => void socket.write(text),
    untilHungUp: async () => {
      await isClosed;
      return received;
    },
    untilMatches: async (pattern) => {
      while (!pattern.test(received)) await new Promise((resolve) => setTimeout(resolve, 5));
      return received;
    },
  };
}
