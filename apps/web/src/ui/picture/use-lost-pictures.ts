import { useEffect, useState } from "react";

interface LostPictures {
  isLost(src: string): boolean;
  lose(src: string): void;
}

/** The pictures that did not come. They are asked for again when the network is back. */
export function useLostPictures(): LostPictures {
  const [lost, setLost] = useState<readonly string[]>([]);
  useEffect(() => {
    const again = (): void => setLost([]);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, []);
  return { isLost: (src) => lost.includes(src), lose: (src) => setLost((all) => [...all, src]) };
}
