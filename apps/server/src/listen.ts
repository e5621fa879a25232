import type { App } from "#plugins/app-instance.ts";
import type { Config } from "./config.ts";
import { StartRefusal } from "./start-refusal.ts";

/** Opens the door and returns the address a browser on this machine can use. Throws StartRefusal. */
export async function listen(app: App, { host, port }: Pick<Config, "host" | "port">): Promise<string> {
  try {
    await app.listen({ host, port, listenTextResolver: () => "listening" });
  } catch (cause) {
    throw refusalToListen(cause, host, port);
  }
  const address = app.server.address();
  const openPort = typeof address === "object" && address ? address.port : port;
  const isThisMachine = ["127.0.0.1", "0.0.0.0", "::1", "::", "localhost"].includes(host);
  const name = isThisMachine ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${openPort}`;
}

function refusalToListen(cause: unknown, host: string, port: number): Error {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  switch (code) {
    case "EADDRINUSE":
      return new StartRefusal(
        `Port ${port} is taken by another program.`,
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
        { cause },
      );
    case "EACCES":
      return new StartRefusal(
        `This user may not listen on port ${port}.`,
        "Choose a port above 1023, such as PORT=8080.",
        {
          cause,
        },
      );
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new StartRefusal(`${host} is no address of this machine.`, "Set HOST to 127.0.0.1 or 0.0.0.0.", { cause });
    default:
      return cause instanceof Error ? cause : new Error(String(cause));
  }
}
