import { useEffect, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { keptCaches } from "#platform/kept/kept-caches.ts";
import { logFault } from "#platform/log-fault.ts";
import { AppLink } from "#platform/navigation/app-link.tsx";

/** The way to what calculates without a network, where this device does not have it yet. */
export function WithoutNetworkWay({ className }: { readonly className: string | undefined }) {
  const t = useT();
  const [isAbsent, setAbsent] = useState(false);
  useEffect(() => {
    keptCaches.areWhole().then((areWhole) => setAbsent(!areWhole), logFault);
  }, []);
  return (
    isAbsent && (
      <p className={className}>
        <AppLink to="/about#without-network">{t("device.how")}</AppLink>
      </p>
    )
  );
}
