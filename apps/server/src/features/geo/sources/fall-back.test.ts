import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ProviderRefusal, UnknownAnswer } from "./ask-provider.ts";
import { fallingBack } from "./fall-back.ts";

const TIMED_OUT = new DOMException("The operation was aborted due to timeout", "TimeoutError");
const OUTAGES = [new TypeError("fetch failed"), TIMED_OUT, ...[500, 502, 503, 401, 403, 429].map(refusal)];
const ODD_QUESTIONS = [new UnknownAnswer("another shape"), ...[400, 404, 413, 414, 422].map(refusal)];

function refusal(status: number) {
  return new ProviderRefusal("a service", status);
}

/** A service that fails with the given error, and a clock that is moved by hand. */
function asked() {
  const clock = { ms: 1000 };
  const heard: unknown[] = [];
  const either = fallingBack(
    (error) => heard.push(error),
    () => clock.ms,
  );
  const ask = (failure?: Error) => either(() => (failure ? Promise.reject(failure) : Promise.resolve("theirs")), ours);
  return { clock, heard, ask };
}
const ours = () => "ours";

describe("a service with fallbacks", () => {
  it.each(OUTAGES)("is left in peace for half a minute after an outage: %s", async (outage) => {
    const { clock, heard, ask } = asked();
    expect(await ask(outage)).toBe("ours");
    clock.ms += 29_999;
    expect(await ask()).toBe("ours");
    clock.ms += 1;
    expect(await ask()).toBe("theirs");
    expect(heard).toEqual([outage]);
  });

  it.each(ODD_QUESTIONS)("still serves all others after one question went wrong: %s", async (failure) => {
    const { heard, ask } = asked();
    expect(await ask(failure)).toBe("ours");
    expect(await ask()).toBe("theirs");
    expect(heard).toEqual([failure]);
  });

  it("is asked again though the clock on the wall was set back", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const elapsed = vi.spyOn(performance, "now").mockReturnValue(1000);
    onTestFinished(() => elapsed.mockRestore());
    const either = fallingBack(() => undefined);
    await either(() => Promise.reject(new TypeError("fetch failed")), ours);
    vi.setSystemTime(Date.now() - 3_600_000);
    elapsed.mockReturnValue(31_000);
    expect(await either(async () => "theirs", ours)).toBe("theirs");
  });
});
