import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ScriptLost } from "#platform/script-lost.ts";
import { bringPiece, loadPiece, loadWrittenPiece, pieceHere, pieceOfScreen, piecesAreHere } from "./load-piece.ts";

const reload = vi.fn();
const page = "http://127.0.0.1/app/panchang";

interface Stub {
  readonly onLine: boolean;
  readonly answers: boolean;
  readonly hasWorker?: boolean;
}

function stubBrowser({ onLine, answers, hasWorker = false }: Stub): void {
  vi.stubGlobal("navigator", { onLine, ...(hasWorker && { serviceWorker: { controller: {} } }) });
  vi.stubGlobal("caches", hasWorker ? {} : undefined);
  vi.stubGlobal("location", { href: page, reload });
  vi.stubGlobal("fetch", async () => {
    if (!answers) throw new TypeError("Failed to fetch");
    return new Response(null);
  });
}

const comes = () => vi.fn(async () => "piece");
const fails = () =>
  vi.fn(async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });

beforeEach(() => reload.mockClear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.for([true, false])(
  "a script comes where the server answers, whatever the device says (online: %s)",
  async (onLine) => {
    stubBrowser({ onLine, answers: true });
    expect(await loadPiece(comes(), false)).toBe("piece");
  },
);

test("without a network nothing is imported, so that it can be imported later", async () => {
  stubBrowser({ onLine: false, answers: false });
  const load = comes();
  await expect(loadPiece(load, false)).rejects.toBeInstanceOf(ScriptLost);
  expect(load).not.toHaveBeenCalled();
});

test("a first failure is told with its cause", async () => {
  stubBrowser({ onLine: true, answers: true });
  const lost = loadPiece(fails(), false);
  await expect(lost).rejects.toSatisfy((error) => error instanceof ScriptLost && error.cause instanceof TypeError);
  expect(reload).not.toHaveBeenCalled();
});

test("a second failure reloads the page if the server answers", async () => {
  stubBrowser({ onLine: true, answers: true });
  void loadPiece(fails(), true);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a second failure leaves the page as it is if the server no longer answers", async () => {
  stubBrowser({ onLine: true, answers: true });
  const load = vi.fn(async () => {
    stubBrowser({ onLine: true, answers: false });
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await expect(loadPiece(load, true)).rejects.toBeInstanceOf(ScriptLost);
  expect(load).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test("nothing is imported again before the server answers, which a device that is online again may be early for", async () => {
  stubBrowser({ onLine: true, answers: false });
  const load = comes();
  const piece = loadPiece(load, true);
  setTimeout(() => stubBrowser({ onLine: true, answers: true }), 100);
  expect(load).not.toHaveBeenCalled();
  expect(await piece).toBe("piece");
  expect(reload).not.toHaveBeenCalled();
});

test("a server that stays away leaves the page as it is, and nothing is imported", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  stubBrowser({ onLine: true, answers: false });
  const load = fails();
  const lost = expect(loadPiece(load, true)).rejects.toBeInstanceOf(ScriptLost);
  await vi.runAllTimersAsync();
  await lost;
  expect(load).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test("what a worker keeps here is imported again without the server", async () => {
  stubBrowser({ onLine: false, answers: false, hasWorker: true });
  expect(await loadPiece(comes(), true)).toBe("piece");
});

test("a piece that has come is at hand, and one that did not come is not", async () => {
  stubBrowser({ onLine: true, answers: true });
  const [load, lost] = [comes(), fails()];
  expect(pieceHere(load)).toBeUndefined();
  await loadPiece(load, false);
  expect(pieceHere(load)).toBe("piece");
  await expect(bringPiece(lost)).rejects.toThrow("imported module");
  expect(pieceHere(lost)).toBeUndefined();
});

test("a part that is on the page as HTML is sent for as often as it is told to, and says when it does not come", async () => {
  stubBrowser({ onLine: true, answers: true });
  const load = comes();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const lost = vi.fn<(retry: (() => void) | undefined) => void>();
  const loading = loadWrittenPiece(load, lost);
  await vi.waitFor(() => expect(lost).toHaveBeenCalledExactlyOnceWith(expect.any(Function)));
  expect(load).toHaveBeenCalledOnce();
  lost.mock.lastCall?.[0]?.();
  expect(await loading).toBe("piece");
  expect(lost).toHaveBeenLastCalledWith(undefined);
  expect(reload).not.toHaveBeenCalled();
});

test("the pieces of a screen are sent for at once in a browser, and a screen that is led to waits for them, come or lost", async () => {
  const outside = comes();
  expect(pieceOfScreen(outside)).toBe(outside);
  expect(outside).not.toHaveBeenCalled();
  vi.stubGlobal("document", {});
  let come = (_piece: string): void => {};
  const load = vi.fn(() => new Promise<string>((resolve) => (come = resolve)));
  pieceOfScreen(load);
  pieceOfScreen(fails());
  expect(load).toHaveBeenCalledOnce();
  const whole = vi.fn();
  const waiting = piecesAreHere().then(whole);
  await new Promise((resolve) => setTimeout(resolve));
  expect(whole).not.toHaveBeenCalled();
  come("piece");
  await waiting;
  expect(pieceHere(load)).toBe("piece");
});
